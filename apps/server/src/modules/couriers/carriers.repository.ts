import type { Localized } from '@shop/contract'
import { inBothLanguages } from '../../database/bilingual.ts'
import type { Db } from '../../database/client.ts'
import { hasWords } from '../../database/has-words.ts'
import { inDirection } from '../../database/in-direction.ts'
import { rowList } from '../../database/row-list.ts'
import { findRow, findValue } from '../../database/rows.ts'
import { type OwnColumns, type VersionedRow, versionedRows } from '../../database/versioned-rows.ts'
import type { carriers } from './carriers.table.ts'

type NewCarrier = OwnColumns<typeof carriers>
export type CarrierColumns = Omit<NewCarrier, 'kind'>
export type CarrierRow = VersionedRow & Omit<NewCarrier, 'nameEn' | 'nameAr'> & { name: Localized }

export type CarrierFilter = { q: string; is_active?: boolean | undefined }

export function listCarriers(db: Db, filter: CarrierFilter & { sort: 'name' | 'updated_at'; order: 'asc' | 'desc' }) {
  const by = { name: db`c.name_en`, updated_at: db`c.updated_at` }[filter.sort]
  const direction = inDirection(db, filter.order)
  return rowList(
    db,
    db`${by} ${direction}, c.id ${direction}`,
    (tail) => db<CarrierRow[]>`${selectCarriers(db)} where ${matches(db, filter)} ${tail}`,
  )
}

export async function findCarrier(db: Db, id: number): Promise<CarrierRow | null> {
  return await findRow(db<CarrierRow[]>`${selectCarriers(db)} where c.id = ${id}`)
}

/** @returns null when there is a carrier of this kind already, and the shop may have one only */
export async function insertCarrier(db: Db, columns: NewCarrier): Promise<number | null> {
  return await findValue(db<{ id: number }[]>`
    insert into carriers ${db(columns)} on conflict do nothing returning id`)
}

export const { update: updateCarrier } = versionedRows<CarrierColumns>('carriers')

function matches(db: Db, { q, is_active: isActive }: CarrierFilter) {
  const words = hasWords(db, db`fold_person(concat_ws(' ', c.name_en, c.name_ar))`, q)
  return isActive === undefined ? words : db`${words} and c.is_active = ${isActive}`
}

function selectCarriers(db: Db) {
  return db`
    select c.id, ${inBothLanguages(db, 'c.name')} as name, c.kind, c.tracking_pattern, c.is_active, c.version, c.updated_at
    from carriers c`
}
