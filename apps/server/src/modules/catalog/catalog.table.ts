import type { Localized } from '@shop/contract'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  checkNotBlank,
  checkNotNegative,
  idColumn,
  idOf,
  lifeColumns,
  momentColumn,
  moneyColumn,
  versionedColumns,
} from '../../database/columns.ts'
import { mediaAssets } from '../media/media.table.ts'
import { categories } from './categories/categories.table.ts'
import { productTypes } from './types/types.table.ts'

/** The condition of the repository's queries, so that the planner uses the partial index. */
const isListed = sql`is_active and price_piastres > 0`

/**
 * What the shop sells. Prices and stock are the variants'; `pricePiastres`, `originalPricePiastres`, `isOffer`, `isInStock`,
 * `hexes` and `hexesInStock` are derived from them for sorting and filtering; a trigger maintains them.
 *
 * @see docs/decisions/0016-products-are-derived-under-a-lock.md
 */
export const products = pgTable(
  'products',
  {
    id: idColumn(),
    sku: text().notNull().unique(),
    categoryId: idOf(categories).notNull(),
    typeId: idOf(productTypes),
    brand: text().notNull(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    descriptionEn: text().notNull().default(''),
    descriptionAr: text().notNull().default(''),
    features: jsonb().$type<Localized[]>().notNull().default([]),
    tags: jsonb().$type<Localized[]>().notNull().default([]),
    sizes: jsonb().$type<Localized[]>().notNull().default([]),
    weightGrams: integer(),
    widthMm: integer(),
    heightMm: integer(),
    depthMm: integer(),
    warrantyEn: text().notNull().default(''),
    warrantyAr: text().notNull().default(''),
    isOffer: boolean().notNull().default(false),
    isBestSeller: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    /** Each unit has a serial number, which is recorded when it is packed. */
    hasSerialNumbers: boolean().notNull().default(false),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    reviewsCount: integer().notNull().default(0),
    sortOrder: integer().notNull().default(0),
    /** Names the product's 3D model in the media store. */
    modelKey: text(),
    pricePiastres: moneyColumn().notNull().default(0),
    originalPricePiastres: moneyColumn(),
    isInStock: boolean().notNull().default(false),
    /** Its colours, and those in stock. */
    hexes: text().array().notNull().default([]),
    hexesInStock: text().array().notNull().default([]),
    /** The discount from the former price, in hundredths of a percent. */
    savingBp: integer()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when original_price_piastres > price_piastres then (original_price_piastres - price_piastres) * 10000 / original_price_piastres else 0 end`,
      ),
    ...versionedColumns,
  },
  (table) => [
    checkNotBlank('products_name_en_check', table.nameEn),
    checkNotBlank('products_name_ar_check', table.nameAr),
    checkNotNegative('products_price_check', table.pricePiastres),
    checkNotNegative('products_original_price_check', table.originalPricePiastres),
    check('products_rating_check', sql`${table.rating} between 0 and 5 and ${table.reviewsCount} >= 0`),
    check(
      'products_measures_check',
      sql`${table.weightGrams} > 0 and ${table.widthMm} > 0 and ${table.heightMm} > 0 and ${table.depthMm} > 0`,
    ),
    check('products_model_key_check', sql`${table.modelKey} ~ '^[0-9a-f]{32}$'`),
    // Spellings that look alike are one SKU.
    uniqueIndex('products_sku_key').on(sql`fold_sku(${table.sku})`),
    // For related products and the counts of categories. Lists are computed in memory: decision 25.
    index('products_category_idx').on(table.categoryId, table.sortOrder, table.id).where(isListed),
    // For staff lists: all products in the shop's order, filtered by the other columns of the index; other orders; and
    // searches.
    index('products_staff_idx').on(
      table.sortOrder,
      table.id,
      table.categoryId,
      table.isActive,
      table.isInStock,
      table.isOffer,
      table.isBestSeller,
      table.isFeatured,
    ),
    index('products_name_en_idx').on(table.nameEn, table.id),
    index('products_name_ar_idx').on(table.nameAr, table.id),
    index('products_staff_price_idx').on(table.pricePiastres, table.id),
    index('products_updated_idx').on(table.updatedAt, table.id),
    index('products_type_idx').on(table.typeId, table.id).where(sql`type_id is not null`),
    index('products_words_idx').using(
      'gin',
      sql`fold_person(${table.sku} || ' ' || ${table.nameEn} || ' ' || ${table.nameAr}) gin_trgm_ops`,
    ),
  ],
)

/**
 * A product in one colour, or, where `hex` is null, a product that has no colours: each product has one or more.
 * `stock` is the balance of the ledger `stock_movements`, which alone changes it. It is not indexed: each sale would rewrite every
 * index entry of its row, for a list that staff seldom read.
 */
export const variants = pgTable(
  'variants',
  {
    id: idColumn(),
    productId: idOf(products).notNull(),
    nameEn: text(),
    nameAr: text(),
    hex: text(),
    /** What staff and imports set. The next four are derived from it and from the offer that acts on the variant. */
    regularPricePiastres: moneyColumn().notNull(),
    pricePiastres: moneyColumn().notNull(),
    originalPricePiastres: moneyColumn(),
    offerId: bigint({ mode: 'number' }),
    offerEndsAt: momentColumn(),
    stock: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    ...lifeColumns,
  },
  (table) => [
    unique('variants_product_hex_key').on(table.productId, table.hex).nullsNotDistinct(),
    check('variants_regular_price_check', sql`${table.regularPricePiastres} > 0`),
    check('variants_price_check', sql`${table.pricePiastres} > 0`),
    check(
      'variants_offer_check',
      sql`(${table.offerId} is null) = (${table.offerEndsAt} is null) and (${table.offerId} is not null or ${table.originalPricePiastres} is null)`,
    ),
    checkNotNegative('variants_original_price_check', table.originalPricePiastres),
    checkNotNegative('variants_stock_check', table.stock),
    check(
      'variants_color_check',
      sql`(${table.hex} is null) = (${table.nameEn} is null) and (${table.hex} is null) = (${table.nameAr} is null)`,
    ),
    check('variants_hex_check', sql`${table.hex} ~ '^#[0-9a-f]{6}$'`),
    // For the names of colours.
    index('variants_hex_idx').on(table.hex, table.id).where(sql`is_active and hex is not null`),
    index('variants_words_idx').using('gin', sql`fold_person(${table.nameEn} || ' ' || ${table.nameAr}) gin_trgm_ops`),
  ],
)

/** The pictures of a product in their order; those with a variant show that colour, the others every colour. */
export const productPictures = pgTable(
  'product_pictures',
  {
    id: idColumn(),
    productId: idOf(products, 'cascade').notNull(),
    variantId: idOf(variants, 'cascade'),
    mediaId: idOf(mediaAssets).notNull(),
    sortOrder: integer().notNull().default(0),
  },
  (table) => [index('product_pictures_product_idx').on(table.productId, table.sortOrder, table.id)],
)
