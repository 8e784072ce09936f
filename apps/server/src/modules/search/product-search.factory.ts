import type { Db } from '../../database/client.ts'
import { holdsUntil } from '../../http/answers/shared-answers.ts'
import {
  addPosition,
  countSelection,
  emptySelection,
  hasPosition,
  type ListStore,
  type Lists,
  type ProductSearch,
} from '../catalog/index.ts'
import type { EmptySearches } from './counting/searches.service.ts'
import { searchProductIds } from './search.service.ts'
import { createSearchMemory } from './search-memory.store.ts'

type SearchDeps = {
  db: Db
  lists: ListStore
  emptySearches: EmptySearches
  /** A number that grows whenever the catalogue changes. */
  lastChange: () => number
}

/** An empty answer is cached no longer than this, in milliseconds, so that who asks for the same later is counted, too. */
const emptyMs = 60_000

/** More than any shop has. */
const maxFound = 1_000_000

/** `suggest` finds the same for a text that is being typed, and does not count it. */
type OpenedSearch = ProductSearch & { suggest: ProductSearch['find'] }

/** The search as the shop uses it: it remembers what words were taken for, and counts what found nothing. */
export function openProductSearch({ db, lists, emptySearches, lastChange }: SearchDeps): OpenedSearch {
  const remember = createSearchMemory(lastChange)
  async function suggest(query: string) {
    const { ids } = await searchProductIds(db, { query, page: 1, pageSize: maxFound }, remember)
    return describeFound(await lists.current(), ids)
  }
  return {
    suggest,
    async find(query) {
      const found = await suggest(query)
      if (countSelection(found.selection) === 0) {
        emptySearches.note(query)
        holdsUntil(new Date(Date.now() + emptyMs))
      }
      return found
    },
  }
}

function describeFound(lists: Lists, ids: readonly number[]): Awaited<ReturnType<ProductSearch['find']>> {
  const positions = ids.map(lists.index.positionOf).filter((position) => position !== undefined)
  const selection = emptySelection(lists.index.size)
  for (const position of positions) addPosition(selection, position)
  return {
    lists,
    selection,
    rank: (list) => positions.filter((position) => hasPosition(list, position)),
    answer: { notices: [], near: [], redirect: null },
  }
}
