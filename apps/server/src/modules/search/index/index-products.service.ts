import type { Localized } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { type ProductRow, readProductRows, saveDocuments, settleIndex } from './index-products.repository.ts'
import { buildDocument, type SearchDocument } from './search-document.rules.ts'

/**
 * Makes products findable by the texts they have now. To be called in the transaction that changes the texts of a
 * product, its colours or its category; whether a product is listed is looked up at each search.
 *
 * @param productIds any number, in any order; unknown ones are left out
 */
export async function indexProducts(db: Db, productIds: readonly number[]): Promise<void> {
  const ids = [...new Set(productIds)].sort((left, right) => left - right)
  for (let start = 0; start < ids.length; start += batchSize) {
    const rows = await readProductRows(db, ids.slice(start, start + batchSize))
    const documents = rows.map((row) => ({ id: row.id, ...documentOf(row) }))
    await saveDocuments(db, documents)
  }
  if (ids.length > batchSize) await settleIndex(db)
}

/** Large enough to make round trips cheap, small enough to keep the texts in memory. */
const batchSize = 500

function documentOf(row: ProductRow): SearchDocument {
  const labels = [...row.tags, ...row.colors, ...row.sizes].flatMap(bothLanguages)
  return buildDocument({
    name: { en: row.nameEn, ar: row.nameAr },
    sku: row.sku,
    labels: [row.brand, row.categoryEn, row.categoryAr, ...labels],
    details: [row.descriptionEn, row.descriptionAr, ...row.features.flatMap(bothLanguages)],
  })
}

function bothLanguages(text: Localized): string[] {
  return [text.en, text.ar]
}
