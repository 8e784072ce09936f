import type { Db } from '../../../database/client.ts'
import * as catalogue from './import.repository.ts'
import type { ImportCounts } from './import-report.ts'
import type { ImportRows } from './import-rows.ts'
import { linkStagedPictures, linkStagedVariants, placeStagedProducts, stageRows } from './staging.repository.ts'

/** What the import sets going outside the catalogue, in its own transaction. */
export type ImportEffects = {
  /** writes movements of stock into the ledger with the reason `import` */
  moveStock: (db: Db, movements: readonly { variantId: number; units: number }[]) => Promise<void>
  /** makes products findable by their new texts */
  onProductsChanged: (db: Db, productIds: readonly number[]) => Promise<void>
  onProgress?: (progress: ImportProgress) => void
}
export type ImportProgress = { step: 'pictures' | 'rows' | 'search'; done: number; total: number }

/** Movements and products that are handed on at a time. */
const batchSize = 1000

/**
 * Brings the catalogue to what the rows say, by a fixed number of statements however many there are. Shall run in a transaction
 * of its own or of the caller.
 */
export async function writeImport(
  db: Db,
  rows: ImportRows,
  effects: ImportEffects,
): Promise<Omit<ImportCounts, 'pictures'>> {
  await catalogue.beginImport(db)
  await stageRows(db, rows, (done, total) => effects.onProgress?.({ step: 'rows', done, total }))
  const merged = { ...(await mergeStaged(db, effects)), modelled: await catalogue.saveModels(db, rows.models) }
  const written = idsOf([...merged.products.created, ...merged.products.changed])
  const others = listOthers(merged, written)
  await catalogue.touchProducts(db, others)
  const renamed = await catalogue.listProductsOf(db, idsOf(merged.categories.changed))
  await tellChanges(db, [...new Set([...written, ...others, ...renamed])], effects)
  return countMerged(rows, merged, others.length)
}

type Merged = Awaited<ReturnType<typeof mergeStaged>> & { modelled: number[] }

/** Variants are held before products change, as an order's own change goes from variant to product. */
async function mergeStaged(db: Db, effects: ImportEffects) {
  const held = await catalogue.holdVariants(db)
  const categories = await catalogue.mergeCategories(db)
  await placeStagedProducts(db)
  const products = await catalogue.mergeProducts(db)
  await linkStagedVariants(db)
  const variants = await catalogue.mergeVariants(db)
  const stockMovements = await correctStock(db, [...held, ...idsOf(variants.created)], effects)
  await linkStagedPictures(db)
  const pictured = await catalogue.replacePictures(db)
  return { categories, products, variants, stockMovements, pictured }
}

/** Products that changed in their colors, pictures or model alone. */
function listOthers({ variants, pictured, modelled }: Merged, written: readonly number[]): number[] {
  const ids = new Set([...variants.created, ...variants.changed, ...variants.left].map(({ productId }) => productId))
  return [...ids.union(new Set([...pictured, ...modelled])).difference(new Set(written))]
}

function countMerged(rows: ImportRows, { categories, products, variants, stockMovements }: Merged, others: number) {
  const colors = rows.variants.filter(({ hex }) => hex !== null).length
  return {
    categories: tally(rows.categories.length, categories.created.length, categories.changed.length),
    products: tally(rows.products.length, products.created.length, products.changed.length + others),
    colors: {
      ...tally(colors, countColors(variants.created), countColors(variants.changed)),
      left: countColors(variants.left),
    },
    stockMovements,
  }
}

async function correctStock(db: Db, variantIds: readonly number[], { moveStock }: ImportEffects): Promise<number> {
  const movements = await catalogue.listStockDifferences(db, variantIds)
  for (let start = 0; start < movements.length; start += batchSize)
    await moveStock(db, movements.slice(start, start + batchSize))
  return movements.length
}

async function tellChanges(db: Db, ids: readonly number[], { onProductsChanged, onProgress }: ImportEffects) {
  for (let start = 0; start < ids.length; start += batchSize) {
    await onProductsChanged(db, ids.slice(start, start + batchSize))
    onProgress?.({ step: 'search', done: Math.min(start + batchSize, ids.length), total: ids.length })
  }
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}

function countColors(variants: readonly catalogue.MergedVariant[]): number {
  return variants.filter(({ hex }) => hex !== null).length
}

function tally(total: number, created: number, changed: number) {
  return { created, changed, unchanged: total - created - changed }
}
