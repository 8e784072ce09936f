import type { Db, Fragment } from '../../../database/client.ts'
import { hasWords } from '../../../database/has-words.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { rowList } from '../../../database/row-list.ts'
import { findRow } from '../../../database/rows.ts'
import { type OwnColumns, type VersionedRow, versionedRows } from '../../../database/versioned-rows.ts'
import type { searchSynonyms } from '../search-desk.table.ts'

export type SynonymColumns = OwnColumns<typeof searchSynonyms>
export type SynonymRecord = VersionedRow & Omit<SynonymColumns, 'terms'>
export type SynonymFilter = { q: string; is_appliance?: boolean | undefined }
export type SynonymSort = { sort: 'name' | 'updated_at'; order: 'asc' | 'desc' }

export function listSynonyms(db: Db, filter: SynonymFilter, { sort, order }: SynonymSort) {
  const by = { name: db`lower(s.terms[1])`, updated_at: db`s.updated_at` }[sort]
  const direction = inDirection(db, order)
  return rowList(
    db,
    db`${by} ${direction}, s.id ${direction}`,
    (tail) => db<SynonymRecord[]>`${selectSynonyms(db)} where ${matches(db, filter)} ${tail}`,
  )
}

export async function findSynonym(db: Db, id: number): Promise<SynonymRecord | null> {
  return await findRow(db<SynonymRecord[]>`${selectSynonyms(db)} where s.id = ${id}`)
}

/** A group besides this one that has one of the folded terms, and the term. */
export async function findTakenTerm(
  db: Db,
  terms: readonly string[],
  exceptId: number | null,
): Promise<{ term: string; name: string } | null> {
  return await findRow(db<{ term: string; name: string }[]>`
    select term, coalesce(s.english[1], s.arabic[1], s.franco[1]) as name
    from search_synonyms s, unnest(s.terms) as term
    where s.terms && ${[...terms]}::text[] and term = any (${[...terms]}::text[]) and s.id is distinct from ${exceptId}
    order by s.id limit 1`)
}

/** The folded terms that a group has now. */
export async function readTerms(db: Db, id: number): Promise<string[]> {
  const [row] = await db<{ terms: string[] }[]>`select terms from search_synonyms where id = ${id}`
  return row?.terms ?? []
}

export const {
  insert: insertSynonym,
  update: updateSynonym,
  remove: deleteSynonym,
} = versionedRows<SynonymColumns>('search_synonyms')

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
