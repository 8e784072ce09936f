import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, idOf, momentColumn, versionedColumns } from '../../database/columns.ts'
import { mediaAssets } from '../media/media.table.ts'

/** Banners of the home page; each reading direction has its own picture, with room for the text at the start side. */
export const advertisements = pgTable(
  'advertisements',
  {
    id: idColumn(),
    titleEn: text().notNull(),
    titleAr: text().notNull(),
    descriptionEn: text().notNull().default(''),
    descriptionAr: text().notNull().default(''),
    imageLtrId: idOf(mediaAssets).notNull(),
    imageRtlId: idOf(mediaAssets).notNull(),
    link: text().notNull(),
    priority: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    startDate: momentColumn(),
    endDate: momentColumn(),
    ...versionedColumns,
  },
  (table) => [check('advertisements_dates_check', sql`${table.startDate} < ${table.endDate}`)],
)
