import { followChanges } from '../../concurrency/follow-changes.ts'
import type { Db, Pool } from '../../database/client.ts'
import { type QueryRules, readQueryRules } from './rules/query-rules.repository.ts'
import type { SynonymGroup } from './synonyms/synonyms.parser.ts'
import { readSynonyms } from './synonyms/synonyms.repository.ts'

/** The rules of staff for searches. */
export type SearchRules = { queryRules: QueryRules; synonyms: readonly SynonymGroup[] }

/** The rules in the memory of this process. */
export type SearchDefinitions = {
  /** The rules after every change noted before this call. */
  current(): Promise<SearchRules>
  /** Takes the words of a notification of `shop_changed`; gives those that are topics of answers. */
  note(words: readonly string[]): string[]
  /** Everything may have changed. */
  noteAll(): void
}

/** Says that synonyms, pins or redirects have changed. */
const definitionsWord = 'search_definitions'

/** Opens the definitions. They are read when a search first needs them, and then follow what is noted. */
export function openSearchDefinitions(pool: Pool): SearchDefinitions {
  const { current, note: noteAll } = followChanges(() => readSearchRules(pool))
  return {
    current,
    note(words) {
      if (words.includes(definitionsWord)) noteAll()
      return words.filter((word) => word !== definitionsWord)
    },
    noteAll,
  }
}

/** The rules as `db` has them, such as a transaction with a change that is not saved. */
export async function readSearchRules(db: Db): Promise<SearchRules> {
  const [queryRules, synonyms] = await Promise.all([readQueryRules(db), readSynonyms(db)])
  return { queryRules, synonyms }
}
