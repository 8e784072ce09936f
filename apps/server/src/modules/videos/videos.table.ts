import { videoKinds } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { checkNotBlank, idColumn, idOf, momentColumn, versionedColumns } from '../../database/columns.ts'
import { mediaAssets } from '../media/media.table.ts'

/** Videos of the home page. The films are on a platform; the shop stores the posters. */
export const videos = pgTable(
  'videos',
  {
    id: idColumn(),
    titleEn: text().notNull(),
    titleAr: text().notNull(),
    descriptionEn: text().notNull().default(''),
    descriptionAr: text().notNull().default(''),
    posterId: idOf(mediaAssets).notNull(),
    /** Address of a film or another page on the platform. */
    link: text().notNull(),
    kind: text({ enum: videoKinds }).notNull(),
    /** Null when unknown. */
    durationSeconds: integer(),
    viewCount: integer(),
    publishedAt: momentColumn(),
    sortOrder: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    ...versionedColumns,
  },
  (table) => [
    checkNotBlank('videos_title_en_check', table.titleEn),
    checkNotBlank('videos_title_ar_check', table.titleAr),
    check('videos_link_check', sql`${table.link} ~ '^https://'`),
    check('videos_kind_check', sql`${table.kind} in ('shorts', 'video')`),
    check('videos_figures_check', sql`${table.durationSeconds} > 0 and ${table.viewCount} >= 0`),
  ],
)
