import type { PolicyBlock } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { checkNotBlank, momentColumn } from '../../database/columns.ts'

/** Policy texts, one for each kind and language. `body` is Markdown, written by staff. */
export const policies = pgTable(
  'policies',
  {
    kind: text().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** The parsed `body`, for the pages. */
    blocks: jsonb().$type<PolicyBlock[]>(),
    /** MD5 of the body that `blocks` were parsed from. It differs when they belong to an older body. */
    blocksOf: text(),
    version: integer().notNull().default(1),
    updatedAt: momentColumn().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.language] }),
    check('policies_kind_check', sql`${table.kind} in ('privacy-policy', 'terms', 'return-policy')`),
    check('policies_language_check', sql`${table.language} in ('en', 'ar')`),
    checkNotBlank('policies_title_check', table.title),
    checkNotBlank('policies_body_check', table.body),
  ],
)
