import type { Db } from '../../../database/client.ts'
import type { SynonymGroup } from '../synonyms/synonyms.parser.ts'

/** All groups of synonyms, the oldest first. */
export async function readSynonyms(db: Db): Promise<readonly SynonymGroup[]> {
  return await db<SynonymGroup[]>`
    select english, arabic, franco, is_appliance, types, near_types from search_synonyms order by id`
}
