import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { checkNotBlank, checkNotNegative, moneyColumn } from '../../database/columns.ts'

/** What the cost of electricity assumes, in a single row. Its version counts the changes of the tariffs, too. */
export const electricitySettings = pgTable(
  'electricity_settings',
  {
    isOnly: boolean().primaryKey().default(true),
    /** What a household uses in a month besides the appliance. */
    householdKwh: integer().notNull().default(300),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('electricity_settings_only_check', sql`${table.isOnly}`),
    check('electricity_settings_household_check', sql`${table.householdKwh} > 0`),
  ],
)

/** Prices of electricity for households since a day; the newest that is valid today counts. */
export const electricityTariffs = pgTable(
  'electricity_tariffs',
  {
    validFrom: date().primaryKey(),
    sourceEn: text().notNull(),
    sourceAr: text().notNull(),
    sourceUrl: text().notNull(),
  },
  (table) => [
    checkNotBlank('electricity_tariffs_source_en_check', table.sourceEn),
    checkNotBlank('electricity_tariffs_source_ar_check', table.sourceAr),
    check('electricity_tariffs_source_url_check', sql`${table.sourceUrl} like 'https://%'`),
  ],
)

/** The tiers of a tariff, from the lowest. */
export const electricityTiers = pgTable(
  'electricity_tiers',
  {
    validFrom: date()
      .notNull()
      .references(() => electricityTariffs.validFrom, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The last kWh of a month that belongs to the tier; null for the last tier. */
    upToKwh: integer(),
    /** Of one kWh. */
    pricePiastres: moneyColumn().notNull(),
    /** Whether a month that ends in this tier, or above, pays this price from its first kWh. */
    isFromFirstKwh: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.validFrom, table.position] }),
    check('electricity_tiers_up_to_check', sql`${table.upToKwh} > 0`),
    checkNotNegative('electricity_tiers_price_check', table.pricePiastres),
  ],
)
