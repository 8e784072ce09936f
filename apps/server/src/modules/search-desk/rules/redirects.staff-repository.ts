import type { Db, Fragment } from '../../../database/client.ts'
import { hasWords } from '../../../database/has-words.ts'
import { inDirection } from '../../../database/in-direction.ts'
import type { RuleSort } from './pins.staff-repository.ts'

export type RedirectRecord = { id: number; version: number; queries: string[]; path: string; updatedAt: Date }
export type RedirectColumns = { queries: string[]; terms: string[]; path: string }

export async function countRedirects(db: Db, q: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) from search_redirects r where ${matches(db, q)}`
  return row?.count ?? 0
}

export async function listRedirects(
  db: Db,
  q: string,
  { sort, order }: RuleSort,
  { limit, offset }: { limit: number; offset: number },
): Promise<RedirectRecord[]> {
  const by = { query: db`r.terms[1]`, updated_at: db`r.updated_at` }[sort]
  const direction = inDirection(db, order)
  return await db<RedirectRecord[]>`
    ${selectRedirects(db)} where ${matches(db, q)} order by ${by} ${direction}, r.id limit ${limit} offset ${offset}`
}

export async function findRedirect(db: Db, id: number): Promise<RedirectRecord | null> {
  const [row] = await db<RedirectRecord[]>`${selectRedirects(db)} where r.id = ${id}`
  return row ?? null
}

/** A query that another redirect leads somewhere, and where. */
export async function findRedirectedQuery(
  db: Db,
  terms: readonly string[],
  exceptId: number | null,
): Promise<{ term: string; name: string } | null> {
  const [row] = await db<{ term: string; name: string }[]>`
    select term, r.path as name from search_redirects r, unnest(r.terms) as term
    where term = any (${[...terms]}::text[]) and r.id is distinct from ${exceptId} limit 1`
  return row ?? null
}

export async function insertRedirect(db: Db, columns: RedirectColumns): Promise<number> {
  const [row] = await db<{ id: number }[]>`insert into search_redirects ${db(columns)} returning id`
  if (!row) throw new Error('Insert into search_redirects returned no row')
  return row.id
}

/** @returns false when the redirect has another version by now, or is not there */
export async function updateRedirect(db: Db, id: number, version: number, columns: RedirectColumns): Promise<boolean> {
  const updated = await db`
    update search_redirects set ${db(columns)}, version = version + 1, updated_at = now()
    where id = ${id} and version = ${version}`
  return updated.count === 1
}

/** @returns false when it has another version by now, or is not there */
export async function deleteRedirect(db: Db, id: number, version: number): Promise<boolean> {
  const deleted = await db`delete from search_redirects where id = ${id} and version = ${version}`
  return deleted.count === 1
}

function matches(db: Db, q: string): Fragment {
  return hasWords(db, db`fold_person(array_to_string(r.queries || r.path, ' '))`, q)
}

function selectRedirects(db: Db): Fragment {
  return db`select r.id, r.version, r.queries, r.path, r.updated_at from search_redirects r`
}
