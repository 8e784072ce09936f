import type { Db } from '../../database/client.ts'
import { countsRepeats } from '../../http/answers/shared-answers.ts'
import { findClient } from '../../http/guard/current-client.ts'
import {
  countSelection,
  type FindProducts,
  type FoundProducts,
  type ListStore,
  type Lists,
  type ProductSearch,
} from '../listing/index.ts'
import {
  applyQueryRules,
  readSearchRules,
  type SearchCounts,
  type SearchDefinitions,
  type SearchOutcome,
  type SearchRules,
  type SynonymGroup,
} from '../search-desk/index.ts'
import { compileLexicon } from './meanings/compile-lexicon.rules.ts'
import type { Lexicon } from './meanings/meanings.types.ts'
import { answerSearch } from './query/answer-search.rules.ts'
import { presentNotices } from './query/notices.presenter.ts'

type SearchDeps = {
  lists: ListStore
  definitions: SearchDefinitions
  searchCounts: SearchCounts
}

type OpenedSearch = ProductSearch & {
  /** For a text that is being typed: its last word may go on. */
  suggest: FindProducts
  /** Searches by what `db` shows of the desk's tables: a transaction, with a change that is not saved. */
  draftIn(db: Db): FindProducts
}

/** The search as the shop uses it: it finds, says how, and counts what is asked for. */
export function openProductSearch({ lists, definitions, searchCounts }: SearchDeps): OpenedSearch {
  function openSearch(readRules: () => Promise<SearchRules>, lexiconOf: LexiconMemory, isTyping = false): FindProducts {
    return async (text, language, read) => {
      const { synonyms, queryRules } = await readRules()
      return await lists.use((current) => {
        const lexicon = lexiconOf(synonyms, current)
        const { result, notices, near, colors, price } = answerSearch(current, lexicon, text, isTyping)
        const { facts: factNames } = current.definitions
        const answer = { notices: presentNotices(notices, { language, text, factNames }), near, redirect: null, colors }
        const rank: FoundProducts['rank'] = (list, max) => {
          return result.rank(list, max).map((position) => current.index.columns.ids[position] as number)
        }
        const found = { lists: current, selection: result.selection, rank, answer, ...(price && { price }) }
        return read(applyQueryRules(found, queryRules, text))
      })
    }
  }
  const lexiconOf = createLexiconMemory()
  const look = openSearch(definitions.current, lexiconOf)
  return {
    look,
    suggest: openSearch(definitions.current, lexiconOf, true),
    find: (text, language, read) =>
      look(text, language, (found) => {
        const outcome = outcomeOf(found)
        const note = () => searchCounts.noteSearch(text, language, findClient() ?? 'unknown', outcome)
        note()
        countsRepeats(note)
        return read(found)
      }),
    draftIn: (db) => openSearch(() => readSearchRules(db), createLexiconMemory()),
  }
}

function outcomeOf({ selection, answer }: FoundProducts): SearchOutcome {
  const kinds = new Set(answer.notices.map(({ kind }) => kind))
  const isNotSold = kinds.has('not_sold')
  const isEmpty = !isNotSold && countSelection(selection) === 0
  return { isEmpty, isRelaxed: kinds.has('dropped') || kinds.has('nearest'), isNotSold }
}

/** The lexicon of some synonyms, and of the names of types, facts and categories in the lists. */
type LexiconMemory = (synonyms: readonly SynonymGroup[], lists: Lists) => Lexicon

/** Compiles a lexicon when what it is made of has changed. */
function createLexiconMemory(): LexiconMemory {
  let compiled: { from: readonly unknown[]; lexicon: Lexicon } | null = null
  return (synonyms, { definitions: { types, facts, categories } }) => {
    const from = [synonyms, types, facts, categories]
    if (!compiled?.from.every((part, place) => part === from[place])) {
      const names = { types: [...types.values()], facts: facts.values(), categories }
      compiled = { from, lexicon: compileLexicon(synonyms, names) }
    }
    return compiled.lexicon
  }
}
