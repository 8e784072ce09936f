import type { Localized } from '@shop/contract'
import { inBothLanguages } from '../../../database/bilingual.ts'
import type { Db } from '../../../database/client.ts'
import { hasWords } from '../../../database/has-words.ts'
import { inDirection } from '../../../database/in-direction.ts'
import { rowList } from '../../../database/row-list.ts'
import { findRow, findValue } from '../../../database/rows.ts'
import { type OwnColumns, type VersionedRow, versionedRows } from '../../../database/versioned-rows.ts'
import { type PictureRow, pictureJson } from '../../media/index.ts'
import type { categories } from './categories.table.ts'

type WrittenCategory = OwnColumns<typeof categories>
export type CategoryColumns = Omit<WrittenCategory, 'key' | 'sortOrder'>
export type StaffCategoryRecord = VersionedRow &
  Pick<WrittenCategory, 'key' | 'isActive' | 'sortOrder'> & {
    name: Localized
    description: Localized
    image: PictureRow | null
    catImage: PictureRow | null
    wallImage: PictureRow | null
    productsCount: number
  }

export type CategoryList = { q: string; sort: 'place' | 'name'; order: 'asc' | 'desc' }

export function listStaffCategories(db: Db, { q, sort, order }: CategoryList) {
  const by = sort === 'name' ? db`c.name_en` : db`c.sort_order`
  const text = db`fold_person(concat_ws(' ', c.key, c.name_en, c.name_ar))`
  return rowList(
    db,
    db`${by} ${inDirection(db, order)}, c.id ${inDirection(db, order)}`,
    (tail) => db<StaffCategoryRecord[]>`${selectCategories(db)} where ${hasWords(db, text, q)} ${tail}`,
  )
}

export async function findStaffCategory(db: Db, id: number): Promise<StaffCategoryRecord | null> {
  return await findRow(db<StaffCategoryRecord[]>`${selectCategories(db)} where c.id = ${id}`)
}

/** @returns null when the key is taken */
export async function insertCategory(db: Db, key: string, columns: CategoryColumns): Promise<number | null> {
  const id = await findValue(db<{ id: number }[]>`
    insert into categories ${db({ ...columns, key })} on conflict (key) do nothing returning id`)
  if (id === null) return null
  await db`
    update categories set sort_order = (select coalesce(max(sort_order), 0) + 1 from categories where id <> ${id})
    where id = ${id}`
  return id
}

export const { update: updateCategory } = versionedRows<CategoryColumns>('categories')

export async function listProductsOfCategory(db: Db, id: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`select id from products where category_id = ${id} order by id`
  return rows.map((row) => row.id)
}

/** The current order, locked until the transaction ends. */
export async function lockCategoryOrder(db: Db): Promise<number[]> {
  const rows = await db<{ id: number }[]>`select id from categories order by id for update`
  if (rows.length === 0) return []
  const ordered = await db<{ id: number }[]>`select id from categories order by sort_order, id`
  return ordered.map(({ id }) => id)
}

export async function saveCategoryOrder(db: Db, ids: readonly number[]): Promise<void> {
  await db`
    update categories set sort_order = wanted.place, updated_at = now()
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
    where categories.id = wanted.id and sort_order <> wanted.place`
}

function selectCategories(db: Db) {
  const text = (column: string) => inBothLanguages(db, `c.${column}`)
  const picture = (column: string) =>
    db`(select ${pictureJson(db)} from media_assets m where m.id = ${db(`c.${column}`)})`
  return db`
    select c.id, c.version, c.key, ${text('name')} as name, ${text('description')} as description, c.is_active,
      ${picture('image_id')} as image, ${picture('cat_image_id')} as cat_image, ${picture('wall_image_id')} as wall_image,
      c.sort_order, (select count(*) from products p where p.category_id = c.id) as products_count, c.updated_at
    from categories c`
}
