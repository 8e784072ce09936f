import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { checkNotBlank, idColumn, idOf, versionedColumns } from '../../../database/columns.ts'
import { mediaAssets } from '../../media/media.table.ts'

/** Categories. An import matches them by `key`, which the owner chooses. */
export const categories = pgTable(
  'categories',
  {
    id: idColumn(),
    key: text().notNull().unique(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    descriptionEn: text().notNull().default(''),
    descriptionAr: text().notNull().default(''),
    imageId: idOf(mediaAssets),
    catImageId: idOf(mediaAssets),
    wallImageId: idOf(mediaAssets),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    ...versionedColumns,
  },
  (table) => [
    checkNotBlank('categories_name_en_check', table.nameEn),
    checkNotBlank('categories_name_ar_check', table.nameAr),
  ],
)
