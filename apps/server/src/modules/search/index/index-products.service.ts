import type { Localized } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import type { ProductWords } from '../../listing/index.ts'
import { readProductRows, type SearchableRow, saveProductWords } from './index-products.repository.ts'
import { buildProductWords } from './product-words.rules.ts'

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
    await saveProductWords(
      db,
      rows.map((row) => ({ id: row.id, ...wordsOf(row) })),
    )
  }
}

/** Large enough to make round trips cheap, small enough to keep the texts in memory. */
const batchSize = 500

function wordsOf(row: SearchableRow): ProductWords {
  const labels = [...row.tags, ...row.colors, ...row.sizes].flatMap(bothLanguages)
  return buildProductWords({
    name: { en: row.nameEn, ar: row.nameAr },
    sku: row.sku,
    labels: [row.brand, row.categoryEn, row.categoryAr, ...labels],
    details: [row.descriptionEn, row.descriptionAr, ...row.features.flatMap(bothLanguages)],
  })
}

function bothLanguages(text: Localized): string[] {
  return [text.en, text.ar]
}
