import { randomUUID } from 'node:crypto'
import { productOrderings } from '@shop/contract'
import type { LoadPlan, PlannedRequest } from './measure.ts'

/** One row of the table: the requests for the shop, and for the floor beside it. */
export type Scenario = {
  name: string
  /** The least share of the floor's requests per second, where the shop promises one. */
  target?: number
  method: LoadPlan['method']
  shop: PlannedRequest[]
  floor: PlannedRequest[]
  /** For requests that can be sent once: how many a turn sends. */
  amount?: number
}

export type Prepared = {
  productIds: number[]
  categoryIds: number[]
  cartKeys: string[]
  checkoutKeys: { shop: string[]; floor: string[] }
}

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

const languages = ['ar', 'en'] as const

const checkoutFields = {
  first_name: 'Mona',
  last_name: 'Salem',
  phone: '01012345678',
  address: '12 Tahrir Street',
  city: 'Dokki',
  region: 'Giza',
  payment_method: 'cash',
}

/** Every row of the table, for a shop of 10,000 products. */
export function listScenarios({ productIds, categoryIds, cartKeys, checkoutKeys }: Prepared): Scenario[] {
  const page = (name: string, path: string): Scenario => ({
    name,
    target: 0.6,
    method: 'GET',
    shop: [{ path }],
    floor: [{ path }],
  })
  const lists = Array.from({ length: 200 }, (_, index) => index + 1)
  // A letter behind what was typed, as of a next word, finds the same: but nobody has asked for these words before.
  const letters = [...'abcdefghijklmnopqrstuvwxyz', ...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي']
  // Six products stand below the box while somebody types, and 24 in the list.
  const newWords = searches
    .flatMap((search) => letters.map((letter) => encodeURIComponent(`${search} ${letter}`)))
    .sort(() => Math.random() - 0.5)
    .map((search, index) => `search=${search}&page_size=${index % 2 === 0 ? 6 : 24}`)
  // Every combination is another question, so that none is answered from what is kept.
  const questions = searches
    .flatMap((search) => lists.slice(0, 24).map((size) => ({ search: encodeURIComponent(search), size })))
    .flatMap((question) => [1, 2, 3].map((page) => ({ ...question, page })))
    .flatMap((question) => languages.map((language) => ({ ...question, language })))
    .sort(() => Math.random() - 0.5)
  const wishes = Array.from({ length: 1200 }, (_, index) => ({
    price: 200 + index,
    color: ['23272b', 'f3f1ec', '4a4f55', 'a3182b', 'f0e4cc'][index % 5] ?? '',
    ordering: productOrderings[index % productOrderings.length] ?? 'newest',
  }))
  const someProducts = productIds.filter((_, index) => index % 20 === 0)
  return [
    page('home', '/'),
    page('product page', `/product/${productIds[0]}`),
    page('category page', `/category/${categoryIds[0]}`),
    {
      name: 'product list of 50',
      target: 0.6,
      method: 'GET',
      shop: lists.map((number) => ({ path: `/api/products/?page=${number}&page_size=50` })),
      floor: lists.map((number) => ({ path: `/products?page=${number}` })),
    },
    {
      name: 'product by id, kept',
      target: 0.6,
      method: 'GET',
      shop: someProducts.map((id) => ({ path: `/api/products/${id}/` })),
      floor: someProducts.map((id) => ({ path: `/product?id=${id}` })),
    },
    {
      name: 'product by id, first asked',
      target: 0.6,
      method: 'GET',
      shop: languages.flatMap((lang) => productIds.map((id) => ({ path: `/api/products/${id}/?lang=${lang}` }))),
      floor: productIds.map((id) => ({ path: `/product?id=${id}` })),
      amount: 5000,
    },
    {
      name: 'list narrowed, with facets, first asked',
      method: 'GET',
      shop: wishes.map(({ price, color, ordering }) => ({
        path: `/api/products/?min_price=${price}&color=${color}&ordering=${ordering}&page_size=24&facets=true`,
      })),
      floor: wishes.map(({ price, color, ordering }) => ({
        path: `/narrowed?price=${price}&color=${color}&ordering=${ordering}`,
      })),
      amount: 300,
    },
    {
      name: 'search, words first asked',
      method: 'GET',
      shop: newWords.map((query) => ({ path: `/api/products/?${query}` })),
      floor: newWords.map((query) => ({ path: `/search?${query}` })),
      amount: 440,
    },
    {
      name: 'search, page first asked',
      method: 'GET',
      shop: questions.map(({ search, size, page, language }) => ({
        path: `/api/products/?search=${search}&page=${page}&page_size=${size}&lang=${language}`,
      })),
      floor: questions.map(({ search, size, page }) => ({
        path: `/search?search=${search}&page=${page}&page_size=${size}`,
      })),
      amount: 1180,
    },
    {
      name: 'search, kept',
      method: 'GET',
      shop: searches.map((search) => ({ path: `/api/products/?search=${encodeURIComponent(search)}&page_size=6` })),
      floor: searches.map((search) => ({ path: `/search?search=${encodeURIComponent(search)}&page_size=6` })),
    },
    {
      name: 'cart read',
      method: 'GET',
      shop: cartKeys.map((key) => ({ path: `/api/orders/cart/current/?session_key=${key}` })),
      floor: cartKeys.map((key) => ({ path: `/cart?session_key=${key}` })),
    },
    {
      name: 'add to cart',
      target: 0.4,
      method: 'POST',
      ...pair(
        cartKeys,
        (key, index) => ({
          query: `session_key=${key}`,
          body: { product_id: productIds[(index * 37) % productIds.length] },
        }),
        ['/api/orders/cart-items/add_to_cart/', '/add'],
      ),
    },
    {
      name: 'checkout',
      target: 0.4,
      method: 'POST',
      shop: checkoutKeys.shop.map((key) => ({
        path: `/api/orders/checkout/?session_key=${key}`,
        body: checkoutFields,
        key: randomUUID(),
      })),
      floor: checkoutKeys.floor.map((key) => ({ path: `/checkout?session_key=${key}`, body: checkoutFields })),
      amount: 800,
    },
  ]
}

function pair(
  keys: string[],
  make: (key: string, index: number) => { query: string; body: object },
  [shop, floor]: [string, string],
) {
  const requests = keys.map(make)
  const at = (path: string) => requests.map(({ query, body }) => ({ path: `${path}?${query}`, body }))
  return { shop: at(shop), floor: at(floor) }
}
