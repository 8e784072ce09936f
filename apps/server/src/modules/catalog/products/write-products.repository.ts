import type { Db } from '../../../database/client.ts'
import { findValue, getValue, hasRows } from '../../../database/rows.ts'
import type { ColumnValue } from './product-columns.rules.ts'

/** The columns of a product that staff write, by their names; its prices are the variants'. */
export type WrittenColumns = Readonly<Record<string, ColumnValue>>

export type VariantColumns = {
  hex: string | null
  nameEn: string | null
  nameAr: string | null
  regularPricePiastres: number
}

/** A picture of a product; `variantId` is null when it shows every colour. */
export type PicturePlace = { variantId: number | null; mediaId: number }

export async function insertProduct(db: Db, columns: WrittenColumns): Promise<number> {
  const id = await getValue(db<{ id: number }[]>`
    insert into products ${db(jsonColumns(db, columns))} returning id`)
  await db`
    update products set sort_order = (select coalesce(max(sort_order), 0) + 1 from products where id <> ${id}) where id = ${id}`
  return id
}

/** @returns false when the product has another version, or does not exist */
export async function saveProduct(db: Db, id: number, version: number, columns: WrittenColumns): Promise<boolean> {
  return await hasRows(db`
    update products set ${db(jsonColumns(db, columns))}, version = version + 1, updated_at = now()
    where id = ${id} and version = ${version}`)
}

/**
 * Locks products with all their variants until the transaction ends: first the variants, then the products, both in the order of
 * their ids. Sales, cancellations and imports lock them in this order too, which prevents deadlocks.
 */
export async function lockProducts(db: Db, ids: readonly number[]): Promise<void> {
  await db`select from variants where product_id = any (${[...ids]}::bigint[]) order by id for update`
  await db`select from products where id = any (${[...ids]}::bigint[]) order by id for no key update`
}

/**
 * Replaces the variants of a product, in this order; others go out of sale, and return when they are given again.
 *
 * @returns their ids, in the same order
 */
export async function saveVariants(db: Db, productId: number, variants: readonly VariantColumns[]): Promise<number[]> {
  await db`
    update variants set is_active = false, updated_at = now()
    where product_id = ${productId} and is_active and not exists (
      select from unnest(${variants.map(({ hex }) => hex ?? '')}::text[]) as kept (hex) where kept.hex = coalesce(variants.hex, '')
    )`
  const ids: number[] = []
  for (const [sortOrder, variant] of variants.entries()) ids.push(await saveVariant(db, productId, sortOrder, variant))
  return ids
}

async function saveVariant(db: Db, productId: number, sortOrder: number, variant: VariantColumns): Promise<number> {
  const existing = await findValue(db<{ id: number }[]>`
    select id from variants where product_id = ${productId} and hex is not distinct from ${variant.hex}`)
  if (existing === null) {
    return await getValue(db<{ id: number }[]>`
      insert into variants ${db({ ...variant, productId, sortOrder })} returning id`)
  }
  const { nameEn, nameAr, regularPricePiastres } = variant
  await db`
    update variants set name_en = ${nameEn}, name_ar = ${nameAr},
      regular_price_piastres = ${regularPricePiastres}, sort_order = ${sortOrder}, is_active = true, updated_at = now()
    where id = ${existing} and (name_en, name_ar, regular_price_piastres, sort_order, is_active)
      is distinct from (${nameEn}::text, ${nameAr}::text, ${regularPricePiastres}::bigint, ${sortOrder}::integer, true)`
  return existing
}

/** Replaces the pictures of a product, in this order. */
export async function savePictures(db: Db, productId: number, places: readonly PicturePlace[]): Promise<void> {
  const existing = await db<PicturePlace[]>`
    select variant_id, media_id from product_pictures where product_id = ${productId} order by sort_order, id`
  if (JSON.stringify(existing.map(toPair)) === JSON.stringify(places.map(toPair))) return
  await db`delete from product_pictures where product_id = ${productId}`
  if (places.length === 0) return
  await db`insert into product_pictures ${db(places.map((place, sortOrder) => ({ ...place, productId, sortOrder })))}`
}

function toPair({ variantId, mediaId }: PicturePlace): [number | null, number] {
  return [variantId, mediaId]
}

export async function isCategory(db: Db, id: number): Promise<boolean> {
  return await hasRows(db`select from categories where id = ${id} for share`)
}

/** Whether another product has this SKU, in any spelling. */
export async function isSkuTaken(db: Db, sku: string, exceptId: number | null): Promise<boolean> {
  const rows =
    await db`select from products where fold_sku(sku) = fold_sku(${sku}) and id is distinct from ${exceptId}::bigint`
  return rows.length > 0
}

function jsonColumns(db: Db, columns: WrittenColumns) {
  const entries = Object.entries(columns).map(([name, value]) => [name, Array.isArray(value) ? db.json(value) : value])
  return Object.fromEntries(entries)
}
