import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { readStamp } from '../facts/shop-facts.repository.ts'
import { assignTypes, hasFactsOutside, mergeFacts } from '../facts/staged-facts.repository.ts'
import type { ImportCounts } from '../import-report.types.ts'
import { compareStaged } from './compare.repository.ts'
import * as catalogue from './import.repository.ts'
import type { ImportRows } from './import-rows.rules.ts'
import { linkStagedPictures, linkStagedVariants, placeStagedProducts, stageRows } from './staging.repository.ts'

/** The effects of an import outside the catalogue, in its transaction. */
export type ImportEffects = {
  /** writes movements of stock into the ledger with the reason `import` */
  moveStock: (db: Db, movements: readonly { variantId: number; units: number }[]) => Promise<void>
  /** indexes products by their new texts */
  onProductsChanged: (db: Db, productIds: readonly number[]) => Promise<void>
  onProgress?: (progress: ImportProgress) => void
}
export type ImportProgress = { step: 'pictures' | 'rows' | 'search'; done: number; total: number }

/** Movements and products in one batch. */
const batchSize = 1000

/**
 * Writes the rows to the catalogue, by a fixed number of statements however many rows there are. Must run in a transaction
 * of its own or of the caller.
 *
 * @throws AppError `plan_changed` when a definition of a fact has changed since the file was checked
 */
export async function writeImport(
  db: Db,
  rows: ImportRows,
  effects: ImportEffects,
): Promise<Omit<ImportCounts, 'pictures'>> {
  await catalogue.lockImport(db)
  if ((await readStamp(db)) !== rows.stamp) throw new AppError('plan_changed')
  await stageRows(db, rows, (done, total) => effects.onProgress?.({ step: 'rows', done, total }))
  const merged = await mergeStaged(db, rows, effects)
  const written = idsOf([...merged.products.created, ...merged.products.changed])
  const others = listOthers(merged, written)
  await catalogue.touchProducts(db, others)
  await reportChanges(db, [...new Set([...written, ...others, ...merged.renamed])], effects)
  return countMerged(rows, merged, others.length)
}

/**
 * Reads what `writeImport` would change, and locks no row of the shop: orders go on meanwhile. Must run in a transaction that ends
 * soon, because it leaves temporary tables there.
 */
export async function previewImport(
  db: Db,
  rows: ImportRows,
  onProgress: ImportEffects['onProgress'],
): Promise<Omit<ImportCounts, 'pictures'>> {
  await catalogue.liftLimits(db)
  await stageRows(db, rows, (done, total) => onProgress?.({ step: 'rows', done, total }))
  await placeStagedProducts(db)
  await linkStagedVariants(db)
  const compared = await compareStaged(db, rows)
  return countMerged(rows, compared, listOthers(compared, idsOf(compared.products.changed)).length)
}

/** Variants are locked before products, and both in id order, as orders lock them. */
async function mergeStaged(db: Db, rows: ImportRows, effects: ImportEffects) {
  const held = await catalogue.lockStoredVariants(db)
  const categories = await catalogue.mergeCategories(db)
  const renamed = await catalogue.listProductsOf(db, idsOf(categories.changed))
  await placeStagedProducts(db)
  await linkStagedVariants(db)
  await lockChanging(db, rows, renamed)
  const products = await catalogue.mergeProducts(db)
  await linkStagedVariants(db)
  const variants = await catalogue.mergeVariants(db)
  const stockMovements = await correctStock(db, [...held, ...idsOf(variants.created)], effects)
  await linkStagedPictures(db)
  const pictured = await catalogue.replacePictures(db)
  const modelled = await catalogue.saveModels(db, rows.models)
  const factual = await mergeFacts(db)
  if (await hasFactsOutside(db)) throw new AppError('plan_changed')
  await assignTypes(db, rows.categoryTypes)
  return { categories, products, variants, stockMovements, pictured, modelled, factual, renamed }
}

/** Locks only the products that will be written: a colour of the others may be sold out meanwhile. */
async function lockChanging(db: Db, rows: ImportRows, renamed: readonly number[]): Promise<void> {
  const compared = await compareStaged(db, rows)
  const changed = idsOf(compared.products.changed)
  const counted = await catalogue.listCountedProducts(db)
  await catalogue.lockStoredProducts(db, [...changed, ...listOthers(compared, changed), ...counted, ...renamed])
}

type Differing = {
  variants: Record<'created' | 'changed' | 'left', readonly { productId: number | null; hex: string | null }[]>
  pictured: readonly number[]
  modelled: readonly number[]
  factual: readonly number[]
}

/** Products in the shop that differ in their colors, pictures, model or facts alone. */
function listOthers({ variants, pictured, modelled, factual }: Differing, written: readonly number[]): number[] {
  const owners = [...variants.created, ...variants.changed, ...variants.left].map(({ productId }) => productId)
  const ids = new Set(owners.filter((id) => id !== null))
  return [...ids.union(new Set([...pictured, ...modelled, ...factual])).difference(new Set(written))]
}

type Counted = Differing & {
  categories: Record<'created' | 'changed', readonly unknown[]>
  products: Record<'created' | 'changed', readonly unknown[]>
  stockMovements: number
}

function countMerged(rows: ImportRows, { categories, products, variants, stockMovements }: Counted, others: number) {
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

async function reportChanges(db: Db, changed: readonly number[], { onProductsChanged, onProgress }: ImportEffects) {
  const ids = changed.toSorted((left, right) => left - right)
  for (let start = 0; start < ids.length; start += batchSize) {
    await onProductsChanged(db, ids.slice(start, start + batchSize))
    onProgress?.({ step: 'search', done: Math.min(start + batchSize, ids.length), total: ids.length })
  }
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}

function countColors(variants: readonly { hex: string | null }[]): number {
  return variants.filter(({ hex }) => hex !== null).length
}

function tally(total: number, created: number, changed: number) {
  return { created, changed, unchanged: total - created - changed }
}
