import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Phone numbers and links of the shop, in a single row. */
export const contactInfo = pgTable(
  'contact_info',
  {
    isOnly: boolean().primaryKey().default(true),
    hotlineNumber: text(),
    mainPhone: text(),
    facebook: text(),
    instagram: text(),
    youtube: text(),
    salesPhone: text(),
    customerSupport: text(),
    version: integer().notNull().default(1),
  },
  (table) => [check('contact_info_only_check', sql`${table.isOnly}`)],
)
