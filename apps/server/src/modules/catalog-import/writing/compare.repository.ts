import type { Db } from '../../../database/client.ts'
import { getValue } from '../../../database/rows.ts'
import { listFactual } from '../facts/staged-facts.repository.ts'
import { categoryMerge, hasLeft, productMerge, variantMerge } from './import-merges.repository.ts'
import type { ImportRows } from './import-rows.rules.ts'
import { compareRows } from './merge.repository.ts'

type Id = { id: number }
type Variant = { hex: string | null }
type KnownVariant = Variant & { productId: number }

export type Comparison = Awaited<ReturnType<typeof compareStaged>>

/**
 * Reads what an import of the staged rows would change. It locks no row, so that sales go on meanwhile. Products must have been
 * placed, and variants linked.
 */
export async function compareStaged(db: Db, { models }: Pick<ImportRows, 'models'>) {
  const categories = await compareRows<Id, object>(db, categoryMerge, ['id'], ['key'])
  const products = await compareRows<Id, object>(db, productMerge, ['id'], ['sku'])
  const variants = await compareRows<KnownVariant, Variant & { productId: number | null }>(
    db,
    variantMerge,
    ['product_id', 'hex'],
    ['product_id', 'hex'],
  )
  return {
    categories,
    products,
    variants: { ...variants, left: await listLeft(db) },
    stockMovements: await countStockDifferences(db),
    pictured: await listPictured(db),
    factual: await listFactual(db),
    modelled: await listModelled(db, models),
  }
}

async function listLeft(db: Db): Promise<KnownVariant[]> {
  return await db<KnownVariant[]>`
    select stored.product_id, stored.hex from variants stored join products on products.id = stored.product_id
      join staged_products using (sku)
    where ${hasLeft(db)}`
}

/** Variants whose counted stock is not the stock at hand; new ones have none. */
async function countStockDifferences(db: Db): Promise<number> {
  return await getValue(db<{ count: number }[]>`
    select count(*)::integer as count from staged_variants wanted left join variants stored
      on stored.product_id = wanted.product_id and stored.hex is not distinct from wanted.hex
    where wanted.stock <> coalesce(stored.stock, 0)`)
}

/** Products whose pictures would change. */
async function listPictured(db: Db): Promise<number[]> {
  const rows = await db<{ productId: number }[]>`
    with wanted as (
      select products.id as product_id, hex is null as is_common, hex, media_id, staged.sort_order
      from staged_pictures staged join products using (sku)
    ),
    stored as (
      select product_pictures.product_id, variant_id is null as is_common, hex, media_id, product_pictures.sort_order
      from product_pictures join products on products.id = product_pictures.product_id join staged_products using (sku)
        left join variants on variants.id = product_pictures.variant_id
    )
    select distinct product_id from (
      (table wanted except all table stored) union all (table stored except all table wanted)
    ) as different`
  return rows.map(({ productId }) => productId)
}

async function listModelled(db: Db, models: ImportRows['models']): Promise<number[]> {
  const rows = await db<Id[]>`
    select products.id from products join jsonb_to_recordset(${db.json([...models])}) as wanted (sku text, model_key text)
      on products.sku = wanted.sku and products.model_key is distinct from wanted.model_key`
  return rows.map(({ id }) => id)
}
