import { pgTable, text } from 'drizzle-orm/pg-core'
import { idOf } from '../../database/columns.ts'
import { products } from '../catalog/catalog.table.ts'

const words = () => text().array().notNull()

/** The words by which each product is found; written by `indexProducts` whenever its texts change. */
export const productWords = pgTable('product_words', {
  productId: idOf(products, 'cascade').primaryKey(),
  starts: words(),
  names: words(),
  labels: words(),
  details: words(),
})
