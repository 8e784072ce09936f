import type { Db } from '../../database/client.ts'
import { holdsUntil } from '../../http/answers/shared-answers.ts'
import type { EmptySearches } from './counting/searches.service.ts'
import { matchProducts, searchProductIds } from './search.service.ts'
import { createMatchMemory, createSearchMemory } from './search-memory.store.ts'

type SearchDeps = {
  db: Db
  emptySearches: EmptySearches
  /** A number that grows whenever the catalogue changes. */
  lastChange: () => number
}

/** An empty answer is kept no longer than this, in milliseconds, so that who asks for the same later is counted, too. */
const emptyMs = 60_000

/** The search as the shop uses it: it remembers what words were taken for, and counts what found nothing. */
export function openProductSearch({ db, emptySearches, lastChange }: SearchDeps) {
  const remember = createSearchMemory(lastChange)
  const rememberMatches = createMatchMemory(lastChange)
  return {
    /** @param among only products with these ids */
    async find(query: string, range: { page: number; page_size: number }, among?: readonly number[]) {
      const found = await searchProductIds(db, { query, page: range.page, pageSize: range.page_size, among }, remember)
      // A search that was narrowed may have found something elsewhere.
      if (found.total === 0 && !among) {
        emptySearches.note(query)
        holdsUntil(new Date(Date.now() + emptyMs))
      }
      return found
    },
    match: (query: string) => matchProducts(db, query, remember, rememberMatches),
  }
}
