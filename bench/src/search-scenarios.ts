import { languages } from '@shop/contract'
import type { PlannedRequest, Scenario } from './measure.ts'

const searches = [
  ...[
    'blender',
    'kettle',
    'air fryer',
    'iron',
    'fan',
    'toaster',
    'oven',
    'vacuum',
    'steam',
    'black',
    'juicer',
    'coffee',
    'mixer',
  ],
  ...['خلاط', 'غلاية', 'مكواة', 'مروحة', 'مكنسة', 'قلاية هوائية', 'فرن', 'الكبة', 'عصاره', 'سشوار', 'دفاية', 'كاتل'],
  ...['5alat', 'khalat', 'maknasa', 'marwa7a', 'blnder', 'ketle', 'nawwar 1500', 'stand mixer 7'],
]

/** Searches for new words, for new pages of known words, and cached ones. */
export function listSearches(): Scenario[] {
  const newWords = listNewWords()
  const questions = listQuestions()
  return [
    {
      name: 'search, new words',
      method: 'GET',
      shop: newWords.map((query) => ({ path: `/api/products/?${query}` })),
      floor: newWords.map((query) => ({ path: `/products?page=1&${query}` })),
      amount: 440,
    },
    {
      name: 'search, new page',
      method: 'GET',
      shop: questions.map(({ search, size, page, language }) => ({
        path: `/api/products/?search=${search}&page=${page}&page_size=${size}&lang=${language}`,
      })),
      floor: questions.map(({ size, page }) => ({ path: `/products?page=${page}&page_size=${size}` })),
      amount: 1180,
    },
    {
      name: 'search, cached',
      method: 'GET',
      shop: searches.map((search) => ({ path: `/api/products/?search=${encodeURIComponent(search)}&page_size=6` })),
      floor: searches.map(() => ({ path: '/products?page=1&page_size=6' })),
    },
  ]
}

/** Two lists of searches for different new words. */
export function newSearches(): [some: PlannedRequest[], others: PlannedRequest[]] {
  const requests = listNewWords().map((query) => ({ path: `/api/products/?${query}` }))
  const half = requests.length / 2
  return [requests.slice(0, half), requests.slice(half)]
}

function listNewWords(): string[] {
  // Letters after the query, as of a next word, find the same products, but make the query new.
  const letters = [...'abcdefghijklmnopqrstuvwxyz', ...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي']
  const endings = letters.flatMap((first) => ['', 'a', 'o', 'r', 'ا', 'م'].map((second) => first + second))
  // The search box shows 6 products, the results page 24.
  return searches
    .flatMap((search) => endings.map((ending) => encodeURIComponent(`${search} ${ending}`)))
    .sort(() => Math.random() - 0.5)
    .map((search, index) => `search=${search}&page_size=${index % 2 === 0 ? 6 : 24}`)
}

function listQuestions() {
  // Every combination is a different request, so none is answered from the cache.
  return searches
    .flatMap((search) =>
      Array.from({ length: 24 }, (_, index) => index + 1).map((size) => ({ search: encodeURIComponent(search), size })),
    )
    .flatMap((question) => [1, 2, 3].map((page) => ({ ...question, page })))
    .flatMap((question) => languages.map((language) => ({ ...question, language })))
    .sort(() => Math.random() - 0.5)
}
