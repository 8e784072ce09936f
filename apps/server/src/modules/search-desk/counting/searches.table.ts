import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isOneOf } from '../../../database/columns.ts'

/** Counted searches by Cairo day: how often and how it was answered, and never who. */
export const searches = pgTable(
  'searches',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Folded, see `foldText`. */
    query: text().notNull(),
    /** As it was last typed. */
    typed: text().notNull(),
    /** The language of the page; null where it was not recorded. */
    language: text(),
    count: integer().notNull(),
    /** From how many addresses, counted once in each process. */
    searchers: integer().notNull().default(0),
    /** How many of them found nothing, left words out, or asked for a kind that is not sold. */
    empty: integer().notNull().default(0),
    relaxed: integer().notNull().default(0),
    notSold: integer().notNull().default(0),
    /** Products that were opened from the results. */
    clicks: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.query] }),
    check('searches_language_check', isOneOf(table.language, ['en', 'ar'])),
    check('searches_count_check', sql`${table.count} >= 0 and ${table.clicks} >= 0`),
    check(
      'searches_outcomes_check',
      sql`${table.empty} between 0 and ${table.count} and ${table.relaxed} between 0 and ${table.count} and ${table.notSold} between 0 and ${table.count}`,
    ),
    check('searches_searchers_check', sql`${table.searchers} between 0 and ${table.count}`),
    // Eight digits in a row may be somebody's phone number.
    check(
      'searches_no_numbers_check',
      sql`${table.query} !~ '[0-9٠١٢٣٤٥٦٧٨٩]{8}' and ${table.typed} !~ '[0-9٠١٢٣٤٥٦٧٨٩]{8}'`,
    ),
  ],
)
