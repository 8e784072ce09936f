import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What shoppers searched for and did not find, by Cairo day: how often, and never who. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Folded, see `foldText`. */
    query: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
)
