import type { Language, Product } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { showsTopics } from '../../http/answers/shared-answers.ts'
import { presentProduct } from './catalog.presenter.ts'
import { findProducts, listRelatedIds, type ProductRow } from './catalog.repository.ts'
import type { DefinitionStore, Definitions } from './definitions/definitions.types.ts'
import { isExplained } from './facts/defined-facts.rules.ts'
import type { ProductMemory } from './product-memory.store.ts'

/** The dependencies of reading products. */
export type ProductDeps = { db: Db; definitions: DefinitionStore; products: ProductMemory }

/** @throws AppError `product_not_found` when there is none or it is not sold */
export async function getProduct(deps: ProductDeps, id: number, language: Language): Promise<Product> {
  // The one answer that promises a count of units: lists promise only whether there are any.
  showsTopics([`count:${id}`])
  const [product] = await getProducts(deps, [id], language)
  if (!product) throw new AppError('product_not_found')
  return product
}

/** Products that go with one. @throws AppError `product_not_found` */
export async function getRelatedProducts(deps: ProductDeps, id: number, language: Language): Promise<Product[]> {
  const [[product], related] = await Promise.all([getProducts(deps, [id], language), listRelatedIds(deps.db, id, 8)])
  if (!product) throw new AppError('product_not_found')
  return await getProducts(deps, related, language)
}

/** Products in the order of their ids; those that are not sold are left out. */
export async function getProducts(
  { db, definitions }: ProductDeps,
  ids: readonly number[],
  language: Language,
): Promise<Product[]> {
  showsTopics(['catalog', ...ids.map((id) => `product:${id}`)])
  if (ids.length === 0) return []
  const rows = await findProducts(db, ids, language)
  const explaining = await explain(rows, definitions)
  return rows.map((row) => presentProduct(row, explaining, language))
}

/** The same for lists, from memory where it has them. */
export async function getListedProducts(
  deps: ProductDeps,
  ids: readonly number[],
  language: Language,
): Promise<Product[]> {
  showsTopics(['catalog', ...ids.map((id) => `product:${id}`)])
  return await deps.products.get(ids, language, (missing) => getProducts(deps, missing, language))
}

/**
 * The definitions that these products refer to. A product may have a new definition before this process is notified; a read
 * that starts after the products were read includes it.
 */
async function explain(rows: readonly ProductRow[], store: DefinitionStore): Promise<Definitions> {
  const definitions = await store.current()
  if (rows.every((row) => isExplained(row, definitions))) return definitions
  store.note()
  return await store.current()
}
