import type { Db } from '../../database/client.ts'
import { holdsUntil } from '../../http/shared-answers.ts'
import type { EmptySearches } from './empty-searches.ts'
import { type SearchInput, searchProductIds } from './search.service.ts'

/** An empty answer is kept no longer than this, in milliseconds, so that who asks for the same later is counted, too. */
const emptyMs = 60_000

/** Finds as `searchProductIds` does, and counts what found nothing. */
export async function searchAndNote(
  db: Db,
  emptySearches: EmptySearches,
  input: SearchInput,
): ReturnType<typeof searchProductIds> {
  const found = await searchProductIds(db, input)
  // A search that was narrowed may have found something elsewhere.
  if (found.total === 0 && !input.among) {
    emptySearches.note(input.query)
    holdsUntil(new Date(Date.now() + emptyMs))
  }
  return found
}
