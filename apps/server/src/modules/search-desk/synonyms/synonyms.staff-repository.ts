import type { Db, Fragment } from '../../../database/client.ts'
import { hasWords } from '../../../database/has-words.ts'
import { inDirection } from '../../../database/in-direction.ts'

export type SynonymRecord = {
  id: number
  version: number
  english: string[]
  arabic: string[]
  franco: string[]
  isAppliance: boolean
  types: string[]
  nearTypes: string[]
  updatedAt: Date
}

export type SynonymColumns = Omit<SynonymRecord, 'id' | 'version' | 'updatedAt'> & { terms: string[] }
export type SynonymFilter = { q: string; is_appliance?: boolean | undefined }
export type SynonymSort = { sort: 'name' | 'updated_at'; order: 'asc' | 'desc' }

export async function countSynonyms(db: Db, filter: SynonymFilter): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) from search_synonyms s where ${matches(db, filter)}`
  return row?.count ?? 0
}

export async function listSynonyms(
  db: Db,
  filter: SynonymFilter,
  { sort, order }: SynonymSort,
  { limit, offset }: { limit: number; offset: number },
): Promise<SynonymRecord[]> {
  const by = { name: db`lower(s.terms[1])`, updated_at: db`s.updated_at` }[sort]
  const direction = inDirection(db, order)
  return await db<SynonymRecord[]>`
    ${selectSynonyms(db)} where ${matches(db, filter)} order by ${by} ${direction}, s.id ${direction}
    limit ${limit} offset ${offset}`
}

export async function findSynonym(db: Db, id: number): Promise<SynonymRecord | null> {
  const [row] = await db<SynonymRecord[]>`${selectSynonyms(db)} where s.id = ${id}`
  return row ?? null
}

/** A group besides this one that has one of the folded terms, and the term. */
export async function findTakenTerm(
  db: Db,
  terms: readonly string[],
  exceptId: number | null,
): Promise<{ term: string; name: string } | null> {
  const [row] = await db<{ term: string; name: string }[]>`
    select term, coalesce(s.english[1], s.arabic[1], s.franco[1]) as name
    from search_synonyms s, unnest(s.terms) as term
    where s.terms && ${[...terms]}::text[] and term = any (${[...terms]}::text[]) and s.id is distinct from ${exceptId}
    order by s.id limit 1`
  return row ?? null
}

/** The folded terms that a group has now. */
export async function readTerms(db: Db, id: number): Promise<string[]> {
  const [row] = await db<{ terms: string[] }[]>`select terms from search_synonyms where id = ${id}`
  return row?.terms ?? []
}

export async function insertSynonym(db: Db, columns: SynonymColumns): Promise<number> {
  const [row] = await db<{ id: number }[]>`insert into search_synonyms ${db(columns)} returning id`
  if (!row) throw new Error('Insert into search_synonyms returned no row')
  return row.id
}

/** @returns false when the group has another version by now, or is not there */
export async function updateSynonym(db: Db, id: number, version: number, columns: SynonymColumns): Promise<boolean> {
  const updated = await db`
    update search_synonyms set ${db(columns)}, version = version + 1, updated_at = now()
    where id = ${id} and version = ${version}`
  return updated.count === 1
}

/** @returns false when it has another version by now, or is not there */
export async function deleteSynonym(db: Db, id: number, version: number): Promise<boolean> {
  const deleted = await db`delete from search_synonyms where id = ${id} and version = ${version}`
  return deleted.count === 1
}

/** Those of these keys that no product type has. */
export async function findUnknownTypes(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db<{ key: string }[]>`
    select key from unnest(${[...keys]}::text[]) as key where key not in (select key from product_types)`
  return rows.map(({ key }) => key)
}

function matches(db: Db, { q, is_appliance }: SynonymFilter): Fragment {
  const text = db`fold_person(array_to_string(s.english || s.arabic || s.franco || s.terms, ' '))`
  return db`${hasWords(db, text, q)} ${is_appliance === undefined ? db`` : db`and s.is_appliance = ${is_appliance}`}`
}

function selectSynonyms(db: Db): Fragment {
  return db`
    select s.id, s.version, s.english, s.arabic, s.franco, s.is_appliance, s.types, s.near_types, s.updated_at
    from search_synonyms s`
}
