import type { Product } from '@shop/contract'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../api.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { asPage, isListed } from '../../queries/as-page.ts'
import { useShopQueries } from '../../queries/shop-queries.ts'
import { rankResults } from './rank-results.ts'

/** Milliseconds after the last key until a search starts (rule P-05). */
const debounce = 200
/** The time-out of a search, in milliseconds; other lists have a longer one. */
const timeout = 10_000
/** Milliseconds for which results are cached (rule P-10). */
const life = 10 * 60_000

/** What the dropdown shows; `count` is the number of all products found. */
export type Search =
  | { status: 'loading'; query: string }
  | { status: 'failed'; query: string }
  | { status: 'done'; query: string; count: number; products: readonly Product[] }

/** Searches while a shopper types; outdated searches are aborted. */
export function useSearch(query: string): Search {
  const { data, isError } = useQuery(
    {
      queryKey: ['search', useLanguage(), query],
      queryFn: ({ signal }) => findProducts(query, signal),
      staleTime: life,
      refetchOnWindowFocus: false,
    },
    useShopQueries(),
  )
  if (data) return { status: 'done', query, ...data }
  return { status: isError ? 'failed' : 'loading', query }
}

async function findProducts(query: string, signal: AbortSignal) {
  await rest(signal)
  const answer = await browserApi.catalog.listProducts(
    { query: { search: query, page_size: '12' } },
    { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) },
  )
  const { count, results } = asPage<Product>(answer)
  return { count, products: rankResults(results.filter(isListed), query) }
}

/** Waits for a pause in typing: the next key aborts the search. */
function rest(signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, debounce)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    reject(signal.reason)
  })
  return promise
}
