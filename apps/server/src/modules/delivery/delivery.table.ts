import { governorateCodes } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { checkNotBlank, checkNotNegative, isOneOf, moneyColumn, versionedColumns } from '../../database/columns.ts'

/** Delivery to each governorate. The migration inserts all 27 rows, and a trigger refuses to delete one. */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    governorate: text().primaryKey(),
    feePiastres: moneyColumn().notNull(),
    /** Subtotals above this are delivered free; null: never. */
    freeOverPiastres: moneyColumn(),
    /** Working days until delivery. */
    daysFrom: integer().notNull(),
    daysTo: integer().notNull(),
    takesCash: boolean().notNull().default(true),
    /** Whether the shop delivers there at present. */
    isOpen: boolean().notNull().default(true),
    ...versionedColumns,
  },
  (table) => [
    check('delivery_zones_governorate_check', isOneOf(table.governorate, governorateCodes)),
    checkNotNegative('delivery_zones_fee_check', table.feePiastres),
    checkNotNegative('delivery_zones_free_over_check', table.freeOverPiastres),
    check(
      'delivery_zones_days_check',
      sql`${table.daysFrom} between 0 and 30 and ${table.daysTo} between ${table.daysFrom} and 60`,
    ),
  ],
)

/** When the shop delivers, in a single row. Its version counts the changes of the holidays, too. */
export const deliverySettings = pgTable(
  'delivery_settings',
  {
    isOnly: boolean().primaryKey().default(true),
    /** Time of day in Cairo, `HH:MM`, from which an order counts as one of the next day. */
    cutOff: text().notNull().default('14:00'),
    /** Days with delivery, 1 (Monday) to 7 (Sunday). */
    weekdays: integer().array().notNull().default([1, 2, 3, 4, 6, 7]),
    /** Whether shoppers read how many promises were kept. */
    showsPunctuality: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('delivery_settings_only_check', sql`${table.isOnly}`),
    check('delivery_settings_cut_off_check', sql`${table.cutOff} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check(
      'delivery_settings_weekdays_check',
      sql`cardinality(${table.weekdays}) between 1 and 7 and ${table.weekdays} <@ array[1, 2, 3, 4, 5, 6, 7]`,
    ),
  ],
)

/** Days without delivery. */
export const deliveryHolidays = pgTable(
  'delivery_holidays',
  {
    day: date().primaryKey(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
  },
  (table) => [
    checkNotBlank('delivery_holidays_name_en_check', table.nameEn),
    checkNotBlank('delivery_holidays_name_ar_check', table.nameAr),
  ],
)
