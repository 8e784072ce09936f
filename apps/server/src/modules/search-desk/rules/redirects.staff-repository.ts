import type { Db, Fragment } from '../../../database/client.ts'
import { hasWords } from '../../../database/has-words.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { rowList } from '../../../database/row-list.ts'
import { findRow } from '../../../database/rows.ts'
import { type OwnColumns, type VersionedRow, versionedRows } from '../../../database/versioned-rows.ts'
import type { searchRedirects } from '../search-desk.table.ts'
import type { RuleSort } from './pins.staff-repository.ts'

export type RedirectColumns = OwnColumns<typeof searchRedirects>
export type RedirectRecord = VersionedRow & Omit<RedirectColumns, 'terms'>

export function listRedirects(db: Db, q: string, { sort, order }: RuleSort) {
  const by = { query: db`r.terms[1]`, updated_at: db`r.updated_at` }[sort]
  const direction = inDirection(db, order)
  const text = db`fold_person(array_to_string(r.queries || r.path, ' '))`
  return rowList(
    db,
    db`${by} ${direction}, r.id`,
    (tail) => db<RedirectRecord[]>`${selectRedirects(db)} where ${hasWords(db, text, q)} ${tail}`,
  )
}

export async function findRedirect(db: Db, id: number): Promise<RedirectRecord | null> {
  return await findRow(db<RedirectRecord[]>`${selectRedirects(db)} where r.id = ${id}`)
}

/** A query that another redirect leads somewhere, and where. */
export async function findRedirectedQuery(
  db: Db,
  terms: readonly string[],
  exceptId: number | null,
): Promise<{ term: string; name: string } | null> {
  return await findRow(db<{ term: string; name: string }[]>`
    select term, r.path as name from search_redirects r, unnest(r.terms) as term
    where term = any (${[...terms]}::text[]) and r.id is distinct from ${exceptId} limit 1`)
}

export const {
  insert: insertRedirect,
  update: updateRedirect,
  remove: deleteRedirect,
} = versionedRows<RedirectColumns>('search_redirects')

function selectRedirects(db: Db): Fragment {
  return db`select r.id, r.version, r.queries, r.path, r.updated_at from search_redirects r`
}
