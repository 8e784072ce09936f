import type { Language, Product } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { showsTopics } from '../../http/answers/shared-answers.ts'
import { presentProduct } from './catalog.presenter.ts'
import { findProducts, listRelatedIds } from './catalog.repository.ts'

/** @throws AppError `product_not_found` when there is none or it is not sold */
export async function getProduct(db: Db, id: number, language: Language): Promise<Product> {
  const [product] = await getProducts(db, [id], language)
  if (!product) throw new AppError('product_not_found')
  return product
}

/** Products that go with one. @throws AppError `product_not_found` */
export async function getRelatedProducts(db: Db, id: number, language: Language): Promise<Product[]> {
  const [, related] = await Promise.all([getProduct(db, id, language), listRelatedIds(db, id, 8)])
  return await getProducts(db, related, language)
}

/** Products in the order of their ids; those that are not sold are left out. */
export async function getProducts(db: Db, ids: readonly number[], language: Language): Promise<Product[]> {
  showsTopics(['catalog', ...ids.map((id) => `product:${id}`)])
  if (ids.length === 0) return []
  const rows = await findProducts(db, ids, language)
  return rows.map((row) => presentProduct(row, language))
}
