import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { checkNotBlank, idColumn, idOf, versionedColumns } from '../../../database/columns.ts'
import { categories } from '../categories/categories.table.ts'

/** Product types, such as kettle: narrower than a category. `categoryId` is the category that offers the type as a filter. */
export const productTypes = pgTable(
  'product_types',
  {
    id: idColumn(),
    key: text().notNull().unique(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    categoryId: idOf(categories),
    /** Air that the appliance needs beside each side, behind and above it. */
    clearanceSideMm: integer().notNull().default(0),
    clearanceBackMm: integer().notNull().default(0),
    clearanceTopMm: integer().notNull().default(0),
    /** Its usual running time; null when its consumption does not depend on it. */
    minutesADay: integer(),
    sortOrder: integer().notNull().default(0),
    ...versionedColumns,
  },
  (table) => [
    check('product_types_key_check', sql`${table.key} ~ '^[a-z][a-z0-9_-]{1,39}$'`),
    checkNotBlank('product_types_name_en_check', table.nameEn),
    checkNotBlank('product_types_name_ar_check', table.nameAr),
    check(
      'product_types_clearance_check',
      sql`${table.clearanceSideMm} >= 0 and ${table.clearanceBackMm} >= 0 and ${table.clearanceTopMm} >= 0`,
    ),
    check('product_types_minutes_check', sql`${table.minutesADay} between 1 and 1440`),
    index('product_types_category_idx').on(table.categoryId),
  ],
)
