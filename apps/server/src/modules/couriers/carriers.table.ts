import { carrierKinds } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkNotBlank, idColumn, isOneOf, versionedColumns } from '../../database/columns.ts'

/** Who brings parcels to shoppers. A carrier is never deleted, because its parcels stay. */
export const carriers = pgTable(
  'carriers',
  {
    id: idColumn(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    kind: text({ enum: carrierKinds }).notNull(),
    /** The address of the page about a parcel, with `{number}`; empty without one. */
    trackingPattern: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    ...versionedColumns,
  },
  (table) => [
    checkNotBlank('carriers_name_en_check', table.nameEn),
    checkNotBlank('carriers_name_ar_check', table.nameAr),
    check('carriers_kind_check', isOneOf(table.kind, carrierKinds)),
    check(
      'carriers_tracking_pattern_check',
      sql`${table.trackingPattern} = '' or (${table.trackingPattern} ~ '^https://' and position('{number}' in ${table.trackingPattern}) > 0)`,
    ),
    // The shop has one account with a carrier that it calls.
    uniqueIndex('carriers_called_key').on(table.kind).where(sql`kind <> 'csv'`),
  ],
)
