import type { Db } from '../../../database/client.ts'

/** Columns that many products get at once; what is null stays as it is. */
export type BulkColumns = {
  categoryId: number | null
  isActive: boolean | null
  isOffer: boolean | null
  isBestSeller: boolean | null
  isFeatured: boolean | null
}
export type VariantPrices = { id: number; price: number; originalPrice: number | null }

/** Raises the versions too, so that whoever edits one of them hears of it. */
export async function updateProducts(db: Db, ids: readonly number[], columns: BulkColumns): Promise<void> {
  await db`
    update products set category_id = coalesce(${columns.categoryId}::bigint, category_id),
      is_active = coalesce(${columns.isActive}::boolean, is_active), is_offer = coalesce(${columns.isOffer}::boolean, is_offer),
      is_best_seller = coalesce(${columns.isBestSeller}::boolean, is_best_seller),
      is_featured = coalesce(${columns.isFeatured}::boolean, is_featured), version = version + 1, updated_at = now()
    where id = any (${[...ids]}::bigint[])`
}

export async function updatePrices(db: Db, variants: readonly VariantPrices[]): Promise<void> {
  await db`
    update variants set price_piastres = changed.price, original_price_piastres = changed."originalPrice", updated_at = now()
    from json_to_recordset(${db.json([...variants])}::json) as changed (id bigint, price bigint, "originalPrice" bigint)
    where variants.id = changed.id`
}
