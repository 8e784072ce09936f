import type { Product } from '@shop/contract'
import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'
import { asPage } from '../../as-page.ts'
import { rankResults } from './rank-results.ts'

/** A search shorter than this after trimming is not made (rule P-05). */
const shortestQuery = 2
/** Milliseconds of rest after a key before the search is made (rule P-05). */
const debounce = 200

/** Milliseconds that a search may take (spec, section 7); other lists may take longer. */
const timeout = 10_000

/** What the dropdown shows; `count` is the number of all products found. */
export type Search =
  | { status: 'idle' }
  | { status: 'loading'; query: string }
  | { status: 'failed'; query: string }
  | { status: 'done'; query: string; count: number; products: readonly Product[] }

const idle: Search = { status: 'idle' }

/** Searches while a shopper types; the newest words win. */
export function useSearch(typed: string): Search {
  const [search, setSearch] = useState(idle)
  const query = typed.trim()
  useEffect(() => {
    if (query.length < shortestQuery) {
      setSearch(idle)
      return
    }
    const stop = new AbortController()
    setSearch({ status: 'loading', query })
    const timer = setTimeout(() => {
      findProducts(query, stop.signal).then(
        setSearch,
        () => stop.signal.aborted || setSearch({ status: 'failed', query }),
      )
    }, debounce)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  return search
}

async function findProducts(query: string, signal: AbortSignal): Promise<Search> {
  const answer = await browserApi.catalog.listProducts(
    { query: { search: query, page_size: '12' } },
    { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) },
  )
  const { count, results } = asPage<Product>(answer)
  return { status: 'done', query, count, products: rankResults(results, query) }
}
