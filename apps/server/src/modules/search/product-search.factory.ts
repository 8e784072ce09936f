import type { Language } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { holdsUntil } from '../../http/answers/shared-answers.ts'
import {
  addPosition,
  countSelection,
  emptySelection,
  type FoundProducts,
  hasPosition,
  type ListStore,
  type Lists,
  type ProductSearch,
} from '../catalog/index.ts'
import type { EmptySearches } from './counting/searches.service.ts'
import { applyQueryRules } from './desk/apply-query-rules.rules.ts'
import { readQueryRules } from './desk/query-rules.repository.ts'
import { type Remember, searchProductIds } from './search.service.ts'
import type { SearchDefinitions } from './search-definitions.store.ts'
import { createSearchMemory } from './search-memory.store.ts'

type SearchDeps = {
  db: Db
  lists: ListStore
  definitions: SearchDefinitions
  emptySearches: EmptySearches
  /** A number that grows whenever the catalogue changes. */
  lastChange: () => number
}

/** Searches as `ProductSearch` does, by what `db` shows of the desk's tables: a transaction, with a change that is not saved. */
export type SearchDraft = (db: Db, query: string, language: Language) => Promise<FoundProducts>

/** An empty answer is cached no longer than this, in milliseconds, so that who asks for the same later is counted, too. */
const emptyMs = 60_000

/** More than any shop has. */
const maxFound = 1_000_000

/** `suggest` finds the same for a text that is being typed, and does not count it; `draft` for the desk. */
type OpenedSearch = ProductSearch & { suggest: ProductSearch['find']; draft: SearchDraft }

/** The search as the shop uses it: it remembers what words were taken for, and counts what found nothing. */
export function openProductSearch({ db, lists, definitions, emptySearches, lastChange }: SearchDeps): OpenedSearch {
  const remember = createSearchMemory(lastChange)
  async function search(within: Db, query: string, memory?: Remember): Promise<FoundProducts> {
    const { ids } = await searchProductIds(within, { query, page: 1, pageSize: maxFound }, memory)
    return describeFound(await lists.current(), ids)
  }
  async function suggest(query: string): Promise<FoundProducts> {
    const rules = await definitions.queryRules.current()
    return applyQueryRules(await search(db, query, remember), rules, query)
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
    async draft(within, query) {
      const rules = await readQueryRules(within)
      return applyQueryRules(await search(within, query), rules, query)
    },
  }
}

function describeFound(lists: Lists, ids: readonly number[]): FoundProducts {
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
