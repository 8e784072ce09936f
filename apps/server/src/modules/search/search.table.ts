import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '../catalog/catalog.table.ts'

const productKey = () =>
  bigint({ mode: 'number' })
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' })
const words = () => text().array().notNull()

/** The words by which each product is found; written by `indexProducts` whenever its texts change. */
export const productWords = pgTable('product_words', {
  productId: productKey(),
  starts: words(),
  names: words(),
  labels: words(),
  details: words(),
})

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const filtered = (weights: string) => (): SQL => sql.raw(`ts_filter(document, '{${weights}}')`)

/**
 * Written and read by processes of the version before, which may run during an upgrade; a trigger puts what they write into
 * `product_words` (migration 0071). The next version drops it.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: productKey(),
    categoryId: bigint({ mode: 'number' }).notNull(),
    isListed: boolean().notNull(),
    sortOrder: integer().notNull(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    document: tsvector().notNull(),
    title: tsvector().notNull().generatedAlwaysAs(filtered('a,b')),
    names: tsvector().notNull().generatedAlwaysAs(filtered('a')),
  },
  (table) => [index('product_search_document_idx').using('gin', table.document)],
)
