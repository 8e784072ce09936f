import { type Piastres, parsePounds, type UserId } from '@shop/contract'
import type { ProductInput, StaffProduct } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { constraintOf } from '../../../database/constraint-of.ts'
import { AppError } from '../../../errors.ts'
import { recordChange } from '../../audit/index.ts'
import { findUnknownPictures } from '../../media/index.ts'
import type { CatalogEffects } from '../catalog-effects.types.ts'
import { lockDefinitions } from '../facts/definitions-lock.repository.ts'
import type { StoredFact } from '../facts/fact-values.rules.ts'
import { replaceAll } from '../facts/plan-facts.rules.ts'
import { saveProductFacts } from '../facts/product-facts.repository.ts'
import { checkType, readDefinitions, requireFacts } from '../facts/product-facts.service.ts'
import { toFieldColumns } from './product-columns.rules.ts'
import { presentStaffProduct, stateOfProduct } from './products.staff-presenter.ts'
import { findStaffProducts, type StaffProductRecord } from './products.staff-repository.ts'
import * as table from './write-products.repository.ts'

/** @throws AppError `product_not_found` */
export async function getStaffProduct(db: Db, id: number): Promise<StaffProduct> {
  return presentStaffProduct(await getRecord(db, id))
}

/** Creates a product at the end of the shop's order. @throws AppError `sku_taken`, `category_not_found`, `product_type_not_found`,
 * `picture_not_found`; InputError for facts */
export async function createProduct(db: Db, input: ProductInput, actorId: UserId, effects: CatalogEffects) {
  return await refuseDoubleSku(() =>
    inTransaction(db, async (tx) => {
      await lockDefinitions(tx, 'use')
      await checkReferences(tx, input, null)
      const typeId = input.type ?? null
      const facts = await checkFacts(tx, { typeId, categoryId: input.category }, [], input)
      const id = await table.insertProduct(tx, toProductColumns(input, typeId))
      await saveProductFacts(tx, [{ id, facts }])
      await writeRelated(tx, id, input, actorId, effects)
      const made = await getRecord(tx, id)
      await recordChange(tx, {
        actorId,
        action: 'created',
        entity: 'product',
        entityId: id,
        after: stateOfProduct(made),
      })
      return presentStaffProduct(made)
    }),
  )
}

/**
 * Saves a product, unless its version has changed.
 *
 * @throws AppError `version_conflict` (details: `version`, the current one), `product_not_found`, `sku_taken`, `category_not_found`,
 *   `product_type_not_found`, `picture_not_found`; InputError for facts
 */
export async function updateProduct(
  db: Db,
  id: number,
  { version, ...input }: ProductInput & { version: number },
  actorId: UserId,
  effects: CatalogEffects,
): Promise<StaffProduct> {
  return await refuseDoubleSku(() =>
    inTransaction(db, async (tx) => {
      await lockDefinitions(tx, 'use')
      await table.lockProducts(tx, [id])
      const before = await getRecord(tx, id)
      if (before.version !== version) throw new AppError('version_conflict', { details: { version: before.version } })
      await checkReferences(tx, input, id)
      const typeId = input.type === undefined ? before.typeId : input.type
      const facts = await checkFacts(tx, { typeId, categoryId: input.category }, before.facts, input)
      if (!(await table.saveProduct(tx, id, version, toProductColumns(input, typeId))))
        throw new AppError('version_conflict', { details: { version: (await getRecord(tx, id)).version } })
      await saveProductFacts(tx, [{ id, facts }])
      await writeRelated(tx, id, input, actorId, effects)
      const after = await getRecord(tx, id)
      const states = { before: stateOfProduct(before), after: stateOfProduct(after) }
      await recordChange(tx, { actorId, action: 'updated', entity: 'product', entityId: id, ...states })
      return presentStaffProduct(after)
    }),
  )
}

async function getRecord(db: Db, id: number): Promise<StaffProductRecord> {
  const [record] = await findStaffProducts(db, [id])
  if (!record) throw new AppError('product_not_found')
  return record
}

async function checkReferences(db: Db, input: ProductInput, id: number | null): Promise<void> {
  if (!(await table.isCategory(db, input.category))) throw new AppError('category_not_found', { fields: ['category'] })
  if (await table.isSkuTaken(db, input.sku, id)) throw skuTaken()
  const pictures = [input, ...input.colors].flatMap((owner) => owner.pictures)
  if ((await findUnknownPictures(db, pictures)).length > 0)
    throw new AppError('picture_not_found', { fields: ['pictures'] })
}

/** The facts of a product after the change; those that are not sent are unchanged. */
async function checkFacts(
  db: Db,
  product: { typeId: number | null; categoryId: number },
  stored: readonly StoredFact[],
  { facts }: ProductInput,
): Promise<StoredFact[]> {
  await checkType(db, product.typeId)
  if (!facts && stored.length === 0) return []
  return requireFacts(await readDefinitions(db), product, stored, facts ? replaceAll(stored, facts) : {})
}

async function writeRelated(db: Db, id: number, input: ProductInput, actorId: UserId, effects: CatalogEffects) {
  const wanted = input.plain ? [{ ...input.plain, hex: null, name: null, pictures: [] }] : input.colors
  const variantIds = await table.saveVariants(
    db,
    id,
    wanted.map(({ hex, name, price }) => ({
      hex,
      nameEn: name?.en ?? null,
      nameAr: name?.ar ?? null,
      regularPricePiastres: toPiastres(price),
    })),
  )
  const withIds = wanted.map((variant, index) => ({ ...variant, variantId: variantIds[index] ?? 0 }))
  await table.savePictures(db, id, [
    ...withIds.flatMap(({ variantId, pictures }) => pictures.map((mediaId) => ({ variantId, mediaId }))),
    ...input.pictures.map((mediaId) => ({ variantId: null, mediaId })),
  ])
  const counts = withIds.flatMap(({ variantId, stock }) => (stock === null ? [] : [{ variantId, counted: stock }]))
  await effects.countStock(db, counts, actorId)
  await effects.onProductsChanged(db, [id])
}

function toProductColumns(input: ProductInput, typeId: number | null): table.WrittenColumns {
  const { sku, category, name } = input
  return { ...toFieldColumns(input), sku, category_id: category, type_id: typeId, name_en: name.en, name_ar: name.ar }
}

/** The contract has checked the amount. */
function toPiastres(pounds: number): Piastres {
  return parsePounds(pounds) ?? (0 as Piastres)
}

function skuTaken(): AppError {
  return new AppError('sku_taken', { fields: ['sku'] })
}

/** Of two concurrent changes with the same SKU the database refuses one. @throws AppError that is given, else `sku_taken` */
export async function refuseDoubleSku<Result>(work: () => Promise<Result>, refusal = skuTaken): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (['products_sku_unique', 'products_sku_key'].includes(constraintOf(error) ?? '')) throw refusal()
    throw error
  }
}
