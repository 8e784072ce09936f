import type { Language } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { countsRepeats } from '../../http/answers/shared-answers.ts'
import { findClient } from '../../http/guard/current-client.ts'
import type { FoundProducts, ProductSearch } from '../catalog/index.ts'
import { countSelection, type ListStore } from '../listing/index.ts'
import type { SearchCounts, SearchOutcome } from './counting/searches.service.ts'
import { applyQueryRules } from './desk/apply-query-rules.rules.ts'
import { type QueryRules, readQueryRules } from './desk/query-rules.repository.ts'
import { createLexiconMemory, type LexiconMemory } from './meanings/lexicon-memory.store.ts'
import { readSynonyms } from './meanings/meanings.repository.ts'
import { giveWay } from './query/give-way.rules.ts'
import { presentNotices } from './query/notices.presenter.ts'
import type { SearchDefinitions } from './search-definitions.store.ts'
import type { SynonymGroup } from './synonyms/synonyms.parser.ts'

type SearchDeps = {
  lists: ListStore
  definitions: SearchDefinitions
  searchCounts: SearchCounts
}

/** Searches as `ProductSearch` does, by what `db` shows of the desk's tables: a transaction, with a change that is not saved. */
export type SearchDraft = (db: Db, query: string, language: Language) => Promise<FoundProducts>

type OpenedSearch = ProductSearch & {
  /** Finds the same, and does not count it. */
  look: (query: string, language: Language) => Promise<FoundProducts>
  /** For a text that is being typed: its last word may go on. */
  suggest: (query: string, language: Language) => Promise<FoundProducts>
  /** For the desk. */
  draft: SearchDraft
}

/** What staff have decided, as it is or as it may become. */
type Decided = { synonyms: readonly SynonymGroup[]; rules: QueryRules; lexiconOf: LexiconMemory }

/** The search as the shop uses it: it finds, says how, and counts what is asked for. */
export function openProductSearch({ lists, definitions, searchCounts }: SearchDeps): OpenedSearch {
  const lexiconOf = createLexiconMemory()
  async function search(text: string, language: Language, { synonyms, rules, lexiconOf }: Decided, isTyping = false) {
    const current = await lists.current()
    const { result, notices, near, colors, price } = giveWay(current, lexiconOf(synonyms, current), text, isTyping)
    const { facts: factNames } = current.definitions
    const answer = { notices: presentNotices(notices, { language, text, factNames }), near, redirect: null, colors }
    const found = { lists: current, selection: result.selection, rank: result.rank, answer, ...(price && { price }) }
    return applyQueryRules(found, rules, text)
  }
  async function look(text: string, language: Language, isTyping = false): Promise<FoundProducts> {
    const [synonyms, rules] = await Promise.all([definitions.synonyms.current(), definitions.queryRules.current()])
    return await search(text, language, { synonyms, rules, lexiconOf }, isTyping)
  }
  return {
    look: (text, language) => look(text, language),
    suggest: (text, language) => look(text, language, true),
    async find(text, language, isFirstLook) {
      const found = await look(text, language)
      if (isFirstLook) {
        const outcome = outcomeOf(found)
        const note = () => searchCounts.noteSearch(text, language, findClient() ?? 'unknown', outcome)
        note()
        countsRepeats(note)
      }
      return found
    },
    async draft(db, text, language) {
      const synonyms = await readSynonyms(db)
      const rules = await readQueryRules(db)
      return await search(text, language, { synonyms, rules, lexiconOf: createLexiconMemory() })
    },
  }
}

function outcomeOf({ selection, answer }: FoundProducts): SearchOutcome {
  const kinds = new Set(answer.notices.map(({ kind }) => kind))
  const isNotSold = kinds.has('not_sold')
  const isEmpty = !isNotSold && countSelection(selection) === 0
  return { isEmpty, gaveWay: kinds.has('dropped') || kinds.has('nearest'), isNotSold }
}
