import type { Localized } from '@shop/contract'
import { inBothLanguages } from '../../../database/bilingual.ts'
import type { Db, Fragment } from '../../../database/client.ts'
import { hasWords } from '../../../database/has-words.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { rowList } from '../../../database/row-list.ts'
import { findRow, findValue, getRow, getValue } from '../../../database/rows.ts'
import { type OwnColumns, type VersionedRow, versionedRows } from '../../../database/versioned-rows.ts'
import type { productTypes } from './types.table.ts'

type WrittenType = OwnColumns<typeof productTypes>
export type TypeColumns = Omit<WrittenType, 'key' | 'sortOrder'>
export type TypeRecord = VersionedRow &
  Omit<WrittenType, 'nameEn' | 'nameAr'> & { name: Localized; productsCount: number; factsCount: number }

export type TypeFilter = { q: string; category?: number | undefined }
export type TypeSort = { sort: 'place' | 'key' | 'name'; order: 'asc' | 'desc' }

export function listTypes(db: Db, filter: TypeFilter, { sort, order }: TypeSort) {
  const by: Record<TypeSort['sort'], Fragment> = { place: db`t.sort_order`, key: db`t.key`, name: db`t.name_en` }
  const direction = inDirection(db, order)
  return rowList(
    db,
    db`${by[sort]} ${direction}, t.id ${direction}`,
    (tail) => db<TypeRecord[]>`${selectTypes(db)} where ${matches(db, filter)} ${tail}`,
  )
}

export async function findType(db: Db, id: number): Promise<TypeRecord | null> {
  return await findRow(db<TypeRecord[]>`${selectTypes(db)} where t.id = ${id}`)
}

/** @param place null puts it after the others. @returns null when the key is taken */
export async function insertType(
  db: Db,
  key: string,
  columns: TypeColumns,
  place: number | null,
): Promise<number | null> {
  return await findValue(db<{ id: number }[]>`
    insert into product_types ${db({ ...columns, key, sortOrder: place ?? (await nextPlace(db)) })}
    on conflict (key) do nothing returning id`)
}

const rows = versionedRows<WrittenType, TypeColumns & { sortOrder?: number }>('product_types')
export const updateType = rows.update

/** Removes a type, also from the scopes of facts. @returns false when the type has another version, or does not exist */
export async function deleteType(db: Db, id: number, version: number): Promise<boolean> {
  await db`delete from fact_scopes where type_id = ${id}`
  return await rows.remove(db, id, version)
}

/** The given ids that are no types or no categories. */
export async function findUnknownScopes(
  db: Db,
  { types, categories }: { types: readonly number[]; categories: readonly number[] },
): Promise<{ types: number[]; categories: number[] }> {
  return await getRow(db<{ types: number[]; categories: number[] }[]>`
    select array(select unnest(${[...types]}::bigint[]) except select id from product_types) as types,
      array(select unnest(${[...categories]}::bigint[]) except select id from categories) as categories`)
}

async function nextPlace(db: Db): Promise<number> {
  return await getValue(db<{ place: number }[]>`select coalesce(max(sort_order), 0) + 1 as place from product_types`)
}

function matches(db: Db, { q, category }: TypeFilter): Fragment {
  return db`${hasWords(db, db`fold_person(concat_ws(' ', t.key, t.name_en, t.name_ar))`, q)}
    ${category ? db`and t.category_id = ${category}` : db``}`
}

function selectTypes(db: Db): Fragment {
  return db`
    select t.id, t.version, t.key, ${inBothLanguages(db, 't.name')} as name, t.category_id, t.clearance_side_mm,
      t.clearance_back_mm, t.clearance_top_mm, t.minutes_a_day, t.sort_order, t.updated_at,
      (select count(*) from products p where p.type_id = t.id) as products_count,
      (select count(*) from fact_scopes s where s.type_id = t.id) as facts_count
    from product_types t`
}
