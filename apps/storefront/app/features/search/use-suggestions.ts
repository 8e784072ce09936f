import { type Suggestions, withTimeLimit } from '@shop/contract'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../api.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useShopQueries } from '../../queries/shop-queries.ts'

/** Milliseconds after the last key until a search starts (rule P-05). */
const debounce = 200
/** The time-out of a search, in milliseconds; other lists have a longer one. */
const timeout = 10_000
/** Milliseconds for which suggestions are cached (rule P-10). */
const life = 10 * 60_000

/** What the box shows for a text. */
export type Suggested =
  | { status: 'loading'; query: string }
  | { status: 'failed'; query: string }
  | ({ status: 'done'; query: string } & Suggestions)

/**
 * Asks while a shopper types; outdated calls are aborted, and an answer is only shown for its own text.
 *
 * @param isFinished whether a blank stands behind the last word, which then begins no other
 */
export function useSuggestions(query: string, isFinished: boolean): Suggested {
  const { data, isError } = useQuery(
    {
      queryKey: ['suggestions', useLanguage(), query, isFinished],
      queryFn: ({ signal }) => findSuggestions(isFinished ? `${query} ` : query, signal),
      staleTime: life,
      refetchOnWindowFocus: false,
    },
    useShopQueries(),
  )
  if (data) return { status: 'done', query, ...data }
  return { status: isError ? 'failed' : 'loading', query }
}

/** What shoppers search for most; empty until it is known. */
export function usePopularSearches(): readonly string[] {
  const { data } = useQuery(
    {
      queryKey: ['popular-searches', useLanguage()],
      queryFn: ({ signal }) => browserApi.search.listPopularSearches({ signal }),
      staleTime: life,
      refetchOnWindowFocus: false,
    },
    useShopQueries(),
  )
  return data ?? []
}

async function findSuggestions(query: string, signal: AbortSignal) {
  await rest(signal)
  const answer = await withTimeLimit(timeout, signal, (limited) =>
    browserApi.search.suggest({ query: { q: query } }, { signal: limited }),
  )
  const suggestions = { ...noSuggestions, ...answer }
  return { ...suggestions, products: suggestions.products.filter(({ name, price }) => name && price > 0) }
}

const noSuggestions: Suggestions = {
  notice: null,
  count: 0,
  products: [],
  categories: [],
  types: [],
  colors: [],
  queries: [],
}

/** Waits for a pause in typing: the next key aborts the search. */
function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, debounce)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
