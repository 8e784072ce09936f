import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '../catalog/catalog.table.ts'

const words = () => text().array().notNull()

/** The words by which each product is found; written by `indexProducts` whenever its texts change. */
export const productWords = pgTable('product_words', {
  productId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  starts: words(),
  names: words(),
  labels: words(),
  details: words(),
})
