import { type Db, inTransaction } from '../../../database/client.ts'
import { foldGroup, type SynonymGroup } from './synonyms.parser.ts'

/** Writes groups into a table of synonyms that has none; safe to call from several processes at once. */
export async function saveFirstSynonyms(db: Db, groups: readonly SynonymGroup[]): Promise<void> {
  const rows = groups.map((group) => ({ ...group, terms: foldGroup(group) }))
  await inTransaction(db, async (transaction) => {
    await transaction`lock table search_synonyms in share row exclusive mode`
    await transaction`
      insert into search_synonyms (english, arabic, franco, terms)
      select english, arabic, franco, terms
      from json_to_recordset(${transaction.json(rows)}::json)
        as row (english text[], arabic text[], franco text[], terms text[])
      where not exists (select from search_synonyms)`
  })
}
