import { type FollowedValue, followChanges } from '../../concurrency/follow-changes.ts'
import type { Pool } from '../../database/client.ts'
import { type QueryRules, readQueryRules } from './rules/query-rules.repository.ts'
import type { SynonymGroup } from './synonyms/synonyms.parser.ts'
import { readSynonyms } from './synonyms/synonyms.repository.ts'

/** The rules of staff for searches, in the memory of this process. */
export type SearchDefinitions = {
  queryRules: FollowedValue<QueryRules>
  synonyms: FollowedValue<readonly SynonymGroup[]>
  /** Takes the words of a notification of `shop_changed`; gives those that are topics of answers. */
  note(words: readonly string[]): string[]
  /** Everything may have changed. */
  noteAll(): void
}

/** Says that synonyms, pins or redirects have changed. */
const definitionsWord = 'search_definitions'

/** Opens the definitions. They are read when a search first needs them, and then follow what is noted. */
export function openSearchDefinitions(pool: Pool): SearchDefinitions {
  const queryRules = followChanges(() => readQueryRules(pool))
  const synonyms = followChanges(() => readSynonyms(pool))
  const noteAll = () => {
    queryRules.note()
    synonyms.note()
  }
  return {
    queryRules,
    synonyms,
    note(words) {
      if (words.includes(definitionsWord)) noteAll()
      return words.filter((word) => word !== definitionsWord)
    },
    noteAll,
  }
}
