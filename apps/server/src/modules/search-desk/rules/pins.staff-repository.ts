import type { Localized } from '@shop/contract'
import { inBothLanguages } from '../../../database/bilingual.ts'
import type { Db, Fragment } from '../../../database/client.ts'
import { hasWords } from '../../../database/has-words.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { rowList } from '../../../database/row-list.ts'
import { findRow, findValue, hasRows } from '../../../database/rows.ts'
import { type OwnColumns, type VersionedRow, versionedRows } from '../../../database/versioned-rows.ts'
import type { searchPins } from '../search-desk.table.ts'

export type PinColumns = OwnColumns<typeof searchPins>
export type PinRecord = VersionedRow & Omit<PinColumns, 'terms'> & { productName: Localized }
export type RuleSort = { sort: 'query' | 'updated_at'; order: 'asc' | 'desc' }

export function listPins(db: Db, q: string, { sort, order }: RuleSort) {
  const by = { query: db`r.terms[1]`, updated_at: db`r.updated_at` }[sort]
  const direction = inDirection(db, order)
  const text = db`fold_person(array_to_string(r.queries || p.name_en || p.name_ar || p.sku, ' '))`
  return rowList(
    db,
    db`${by} ${direction}, r.place, r.id`,
    (tail) => db<PinRecord[]>`${selectPins(db)} where ${hasWords(db, text, q)} ${tail}`,
  )
}

export async function findPin(db: Db, id: number): Promise<PinRecord | null> {
  return await findRow(db<PinRecord[]>`${selectPins(db)} where r.id = ${id}`)
}

/** A query for which the product is pinned by another rule, and the product's name. */
export async function findPinnedQuery(
  db: Db,
  pin: PinColumns,
  exceptId: number | null,
): Promise<{ term: string; name: Localized } | null> {
  return await findRow(db<{ term: string; name: Localized }[]>`
    select term, ${inBothLanguages(db, 'p.name')} as name
    from search_pins r join products p on p.id = r.product_id, unnest(r.terms) as term
    where r.product_id = ${pin.productId} and term = any (${pin.terms}::text[]) and r.id is distinct from ${exceptId} limit 1`)
}

/** @returns null when the product is not there */
export async function insertPin(db: Db, { queries, terms, productId, place }: PinColumns): Promise<number | null> {
  return await findValue(db<{ id: number }[]>`
    insert into search_pins (queries, terms, product_id, place)
    select ${queries}::text[], ${terms}::text[], id, ${place}::integer from products where id = ${productId} returning id`)
}

/** @returns false when the pin has another version by now, or it or the product is not there */
export async function updatePin(db: Db, id: number, version: number, pin: PinColumns): Promise<boolean> {
  return await hasRows(db`
    update search_pins set ${db(pin)}, version = version + 1, updated_at = now()
    where id = ${id} and version = ${version} and exists (select from products where id = ${pin.productId})`)
}

export const { remove: deletePin } = versionedRows<PinColumns>('search_pins')

function selectPins(db: Db): Fragment {
  return db`
    select r.id, r.version, r.queries, r.product_id, ${inBothLanguages(db, 'p.name')} as product_name, r.place, r.updated_at
    from search_pins r join products p on p.id = r.product_id`
}
