import type { Db } from '../../../database/client.ts'
import { lockDefinitions } from '../../catalog/index.ts'
import { pictureName } from '../export/catalog-entries.types.ts'
import { categoryMerge, hasLeft, productMerge, variantMerge } from './import-merges.repository.ts'
import { variantColumns } from './import-rows.rules.ts'
import { mergeRows } from './merge.repository.ts'

/** Key of the advisory lock of imports, the same in every process. */
const importLock = 7_201_907

/** Waits for another import to end, and lifts the timeouts of a shopper's request. */
export async function lockImport(db: Db): Promise<void> {
  await liftLimits(db)
  await db`select pg_advisory_xact_lock(${importLock})`
  await lockDefinitions(db, 'use')
}

/** Lifts the timeouts of a shopper's request until the transaction ends. */
export async function liftLimits(db: Db): Promise<void> {
  await db`set local statement_timeout = 0`
  await db`set local idle_in_transaction_session_timeout = 0`
}

export async function listCategoryKeys(db: Db): Promise<Set<string>> {
  const rows = await db<{ key: string }[]>`select key from categories`
  return new Set(rows.map(({ key }) => key))
}

/** The SKUs of the shop that are these, in whatever spelling. */
export async function listStoredSkus(db: Db, skus: readonly string[]): Promise<string[]> {
  const rows = await db<{ sku: string }[]>`
    select sku from products where fold_sku(sku) in (select fold_sku(given) from unnest(${[...skus]}::text[]) given)`
  return rows.map(({ sku }) => sku)
}

/** Ids of the pictures that the shop has, by their keys. */
export async function findPicturesByKey(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db<{ id: number; key: string }[]>`
    select min(id) as id, key from media_assets where key = any (${[...keys]}) group by key`
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** The names of pictures in files, by their ids. */
export async function readPictureNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db<{ id: number; key: string }[]>`
    select id, key from media_assets where id = any (${db.array([...ids])}::bigint[])`
  return new Map(rows.map(({ id, key }) => [id, pictureName(key)]))
}

/** Ids of the pictures that the shop has, by the hash of the original file. */
export async function findKnownPictures(db: Db, hashes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db<{ id: number; sourceHash: string }[]>`
    select id, source_hash from media_assets where source_hash = any (${[...hashes]})`
  return new Map(rows.map(({ id, sourceHash }) => [sourceHash, id]))
}

/**
 * Locks the existing variants that the import will change or count until the transaction ends: in id order, as
 * orders do, so that the two never deadlock. A product that gets another category or type may gain or lose an offer, and then its
 * variants get another price.
 *
 * @returns their ids; the stock of the others was equal when it was read
 */
export async function lockStoredVariants(db: Db): Promise<number[]> {
  const columns = (of: string) => db.unsafe(variantColumns.map((column) => `${of}.${column}`).join(', '))
  const rows = await db<{ id: number }[]>`
    select stored.id from variants stored
      join products on products.id = stored.product_id
      join categories on categories.id = products.category_id
      join staged_products on staged_products.sku = products.sku
      left join staged_variants wanted on wanted.sku = products.sku and wanted.hex is not distinct from stored.hex
    where categories.key <> staged_products.category_key
      or (staged_products.is_typed and products.type_id is distinct from staged_products.type_id)
      or case when wanted.sku is null then stored.is_active
      else (${columns('stored')}, stored.stock) is distinct from (${columns('wanted')}, coalesce(wanted.stock, stored.stock)) end
    order by stored.id for update of stored`
  return rows.map(({ id }) => id)
}

/** Locks products until the transaction ends, in id order, as a sale of the last unit of a colour does. */
export async function lockStoredProducts(db: Db, ids: readonly number[]): Promise<void> {
  await db`select from products where id = any (${db.array([...ids])}::bigint[]) order by id for no key update`
}

export async function mergeCategories(db: Db) {
  return await mergeRows<{ id: number }>(db, categoryMerge, ['id'])
}

export async function mergeProducts(db: Db) {
  return await mergeRows<{ id: number }>(db, productMerge, ['id'])
}

export type MergedVariant = { id: number; productId: number; hex: string | null }

/** Also takes colors out of sale that are missing from the file. */
export async function mergeVariants(db: Db) {
  const merged = await mergeRows<MergedVariant>(db, variantMerge, ['id', 'product_id', 'hex'])
  const left = await db<MergedVariant[]>`
    update variants stored set is_active = false, updated_at = now()
    from products join staged_products using (sku)
    where stored.product_id = products.id and ${hasLeft(db)}
    returning stored.id, stored.product_id, stored.hex`
  return { ...merged, left: [...left] }
}

/** The differences of the counted stock from the stock at hand: units to add, negative to remove. */
export async function listStockDifferences(db: Db, variantIds: readonly number[]) {
  return await db<{ variantId: number; units: number }[]>`
    select stored.id as variant_id, wanted.stock - stored.stock as units
    from variants stored join staged_variants wanted
      on wanted.product_id = stored.product_id and wanted.hex is not distinct from stored.hex
    where stored.id = any (${db.array([...variantIds])}::bigint[]) and wanted.stock <> stored.stock
    order by stored.id`
}

/** Products with a variant whose count differs. */
export async function listCountedProducts(db: Db): Promise<number[]> {
  const rows = await db<{ productId: number }[]>`
    select distinct stored.product_id from variants stored join staged_variants wanted
      on wanted.product_id = stored.product_id and wanted.hex is not distinct from stored.hex
    where wanted.stock <> stored.stock`
  return rows.map(({ productId }) => productId)
}

/** Writes the staged pictures. @returns ids of the products whose pictures changed */
export async function replacePictures(db: Db): Promise<number[]> {
  const rows = await db<{ productId: number }[]>`
    with wanted as (select product_id, variant_id, media_id, sort_order from staged_pictures),
    stored as (
      select product_id, variant_id, media_id, sort_order from product_pictures
      where product_id in (select products.id from products join staged_products using (sku))
    )
    select distinct product_id from (
      (table wanted except all table stored) union all (table stored except all table wanted)
    ) as different`
  const ids = rows.map(({ productId }) => productId)
  if (ids.length === 0) return []
  await db`delete from product_pictures where product_id = any (${db.array(ids)}::bigint[])`
  await db`
    insert into product_pictures (product_id, variant_id, media_id, sort_order)
    select product_id, variant_id, media_id, sort_order from staged_pictures
    where product_id = any (${db.array(ids)}::bigint[]) order by product_id, sort_order`
  return ids
}

/** Writes the 3D models of products. @returns ids of the products whose model changed */
export async function saveModels(db: Db, models: readonly { sku: string; model_key: string }[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    update products set model_key = wanted.model_key
    from jsonb_to_recordset(${db.json([...models])}) as wanted (sku text, model_key text)
    where products.sku = wanted.sku and products.model_key is distinct from wanted.model_key
    returning products.id`
  return rows.map(({ id }) => id)
}

/** Marks products as changed whose colors, pictures or model changed. */
export async function touchProducts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db`
    update products set version = version + 1, updated_at = now() where id = any (${db.array([...ids])}::bigint[])`
}

export async function listProductsOf(db: Db, categoryIds: readonly number[]): Promise<number[]> {
  if (categoryIds.length === 0) return []
  const rows = await db<{ id: number }[]>`
    select id from products where category_id = any (${db.array([...categoryIds])}::bigint[])`
  return rows.map(({ id }) => id)
}
