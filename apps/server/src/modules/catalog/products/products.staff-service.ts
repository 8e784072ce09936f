import { type Piastres, parsePounds, type UserId } from '@shop/contract'
import type { ProductInput } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { constraintOf } from '../../../database/constraint-of.ts'
import { findRow } from '../../../database/rows.ts'
import { AppError } from '../../../errors.ts'
import type { RecordKind } from '../../audit/index.ts'
import { findUnknownPictures } from '../../media/index.ts'
import type { CatalogEffects } from '../catalog-effects.types.ts'
import { lockDefinitions } from '../facts/definitions-lock.repository.ts'
import type { StoredFact } from '../facts/fact-values.rules.ts'
import { replaceAll } from '../facts/plan-facts.rules.ts'
import { saveProductFacts } from '../facts/product-facts.repository.ts'
import { checkType, readDefinitions, requireFacts } from '../facts/product-facts.service.ts'
import { toFieldColumns } from './product-columns.rules.ts'
import { stateOfProduct } from './products.staff-presenter.ts'
import { findStaffProducts, type StaffProductRecord } from './products.staff-repository.ts'
import * as table from './write-products.repository.ts'

/**
 * Products, a new one at the end of the shop's order. Checks throw `sku_taken`, `category_not_found`, `product_type_not_found`,
 * `picture_not_found`; InputError for facts.
 *
 * @param actorId who counts the stock of the variants
 */
export function productKind(
  effects: CatalogEffects,
  actorId: UserId,
): RecordKind<StaffProductRecord, ProductInput, ProductInput> {
  return {
    entity: 'product',
    missing: 'product_not_found',
    stateOf: stateOfProduct,
    find: (db, id) => findRow(findStaffProducts(db, [id])),
    async lock(tx, id) {
      await lockDefinitions(tx, 'use')
      if (id !== undefined) await table.lockProducts(tx, [id])
    },
    async insert(tx, input) {
      await checkReferences(tx, input, null)
      const typeId = input.type ?? null
      const facts = await checkFacts(tx, { typeId, categoryId: input.category }, [], input)
      const id = await table.insertProduct(tx, toProductColumns(input, typeId))
      await saveProductFacts(tx, [{ id, facts }])
      await writeRelated(tx, id, input, actorId, effects)
      return id
    },
    async update(tx, before, input) {
      const { id, version } = before
      await checkReferences(tx, input, id)
      const typeId = input.type === undefined ? before.typeId : input.type
      const facts = await checkFacts(tx, { typeId, categoryId: input.category }, before.facts, input)
      if (!(await table.saveProduct(tx, id, version, toProductColumns(input, typeId)))) return false
      await saveProductFacts(tx, [{ id, facts }])
      await writeRelated(tx, id, input, actorId, effects)
      return true
    },
  }
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
