import { foldTerms } from '@shop/text-match'
import { type Db, inTransaction } from '../../../database/client.ts'
import type { SynonymGroup } from './synonyms.parser.ts'

/**
 * Gives the shop the default groups that it never had. Those that nobody changed get today's text, or go when today has none. Safe to
 * call from several processes at once.
 */
export async function saveDefaultSynonyms(db: Db, groups: readonly SynonymGroup[]): Promise<void> {
  const rows = groups.map((group) => {
    const terms = foldTerms([...group.english, ...group.arabic, ...group.franco])
    return { name: group.english[0], ...group, terms }
  })
  await inTransaction(db, async (tx) => {
    await tx`lock table search_synonyms, search_synonym_defaults in share row exclusive mode`
    const given = tx`(
      select * from json_to_recordset(${tx.json(rows)}::json) as row (name text, english text[], arabic text[], franco text[],
        terms text[], "isAppliance" boolean, types text[], "nearTypes" text[])) as given`
    await tx`
      with gone as (
        delete from search_synonym_defaults d using search_synonyms s
        where s.id = d.synonym_id and s.version = d.version and d.name <> all (${rows.map(({ name = '' }) => name)}::text[])
        returning d.synonym_id)
      delete from search_synonyms where id in (select synonym_id from gone)`
    await tx`
      with changed as (
        update search_synonyms s set english = given.english, arabic = given.arabic, franco = given.franco, terms = given.terms,
          is_appliance = given."isAppliance", types = given.types, near_types = given."nearTypes", version = s.version + 1,
          updated_at = now()
        from ${given} join search_synonym_defaults d on d.name = given.name
        where s.id = d.synonym_id and s.version = d.version
          and (s.english, s.arabic, s.franco, s.terms, s.is_appliance, s.types, s.near_types) is distinct from
            (given.english, given.arabic, given.franco, given.terms, given."isAppliance", given.types, given."nearTypes")
        returning s.id, s.version)
      update search_synonym_defaults d set version = changed.version from changed where d.synonym_id = changed.id`
    await tx`
      with added as (
        insert into search_synonyms (english, arabic, franco, terms, is_appliance, types, near_types)
        select given.english, given.arabic, given.franco, given.terms, given."isAppliance", given.types, given."nearTypes"
        from ${given} where not exists (select from search_synonym_defaults d where d.name = given.name)
        returning id, english[1] as name, version)
      insert into search_synonym_defaults (name, synonym_id, version) select name, id, version from added`
  })
}

/** All groups of synonyms, the oldest first. */
export async function readSynonyms(db: Db): Promise<readonly SynonymGroup[]> {
  return await db<SynonymGroup[]>`
    select english, arabic, franco, is_appliance, types, near_types from search_synonyms order by id`
}
