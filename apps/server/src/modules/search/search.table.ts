import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '../catalog/catalog.table.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What the search knows of a product; written by `indexProducts` whenever its texts change. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /**
     * Copies of the product's, so that a search reads this table alone; kept by a trigger (migration 0002). A product is
     * listed that is active and has a price.
     */
    categoryId: bigint({ mode: 'number' }).notNull(),
    isListed: boolean().notNull(),
    sortOrder: integer().notNull(),
    /** Folded names: a query that is the beginning of one comes first. */
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    /** Name (A), labels (B) and details (D), folded, in all forms of their words. */
    document: tsvector().notNull(),
    /** The name and labels of it: what a product is, without what is said about it. */
    title: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`ts_filter(document, '{a,b}')`),
    /** The name alone. */
    names: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`ts_filter(document, '{a}')`),
  },
  // Each tier of the ranking has its index; a search so broad that sorting costs more is read in the order of the shop.
  (table) => [
    index('product_search_document_idx').using('gin', table.document),
    index('product_search_title_idx').using('gin', table.title),
    index('product_search_names_idx').using('gin', table.names),
    index('product_search_order_idx').on(table.sortOrder, table.productId).where(sql`is_listed`),
  ],
)

/** Read and written by processes of the version before, which may run during an upgrade. The next version drops it. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Its consonants, see `skeletonOf`. */
    skeleton: text().notNull(),
  },
  (table) => [
    index('search_words_trigram_idx').using('gin', sql`${table.word} gin_trgm_ops`),
    index('search_words_skeleton_idx').on(table.skeleton),
  ],
)
