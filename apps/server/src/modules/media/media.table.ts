import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, momentColumn } from '../../database/columns.ts'

/** Pictures in the media store. `key` is a hash of the cleaned master; the same file is stored once. */
export const mediaAssets = pgTable(
  'media_assets',
  {
    id: idColumn(),
    /** SHA-256 of the uploaded file, to recognise it again without decoding. */
    sourceHash: text().notNull().unique(),
    key: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    createdAt: momentColumn().notNull().defaultNow(),
  },
  (table) => [check('media_assets_size_check', sql`${table.width} > 0 and ${table.height} > 0`)],
)
