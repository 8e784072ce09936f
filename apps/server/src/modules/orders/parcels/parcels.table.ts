import { bookingStates, parcelProblemReasons } from '@shop/contract/staff'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, idOf, isOneOf, lifeColumns, momentColumn, moneyColumn, uuidOf } from '../../../database/columns.ts'
import { carriers } from '../../couriers/carriers.table.ts'
import { users } from '../../users/users.table.ts'
import { orders } from '../orders.table.ts'

/** Which carrier takes the parcel of an order. */
export const parcels = pgTable(
  'parcels',
  {
    orderId: uuidOf(orders).primaryKey(),
    carrierId: idOf(carriers).notNull(),
    trackingNumber: text(),
    /** How far the carrier's API is; null for a carrier without one. */
    booking: text(),
    bookingFailure: text(),
    /** How often a parcel was asked for; a part of its reference at the carrier from the second one on. */
    bookings: integer().notNull().default(0),
    /** Until then one process is booking it. */
    claimedUntil: momentColumn(),
    ...lifeColumns,
  },
  (table) => [
    check('parcels_booking_check', isOneOf(table.booking, bookingStates)),
    check('parcels_booked_check', sql`${table.booking} <> 'booked' or ${table.trackingNumber} is not null`),
    check(
      'parcels_failure_check',
      sql`(${table.bookingFailure} is not null) = (${table.booking} is not distinct from 'failed')`,
    ),
    index('parcels_carrier_idx').on(table.carrierId),
    uniqueIndex('parcels_tracking_key')
      .on(table.trackingNumber, table.carrierId)
      .where(sql`tracking_number is not null`),
    index('parcels_requested_idx').on(table.updatedAt).where(sql`booking = 'requested'`),
  ],
)

/** The cash of an order that the shop has received: one row at most, so that it is never booked twice. */
export const cashReceipts = pgTable(
  'cash_receipts',
  {
    orderId: uuidOf(orders).primaryKey(),
    amountPiastres: moneyColumn().notNull(),
    /** Null for cash that was booked before receipts were written. */
    actorId: idOf(users),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    check('cash_receipts_amount_check', sql`${table.amountPiastres} >= 0`),
    index('cash_receipts_actor_idx').on(table.actorId),
  ],
)

/** News of carriers that was not applied, and parcels that were not booked. An open problem is not opened twice. */
export const parcelProblems = pgTable(
  'parcel_problems',
  {
    id: idColumn(),
    orderId: uuidOf(orders),
    /** The tracking number, or the reference of a parcel that was not booked. */
    subject: text().notNull(),
    reason: text().notNull(),
    /** What the carrier says. */
    state: text().notNull(),
    createdAt: momentColumn().notNull(),
    dealtWithAt: momentColumn(),
    actorId: idOf(users),
  },
  (table) => [
    check('parcel_problems_reason_check', isOneOf(table.reason, parcelProblemReasons)),
    check('parcel_problems_actor_check', sql`(${table.actorId} is null) = (${table.dealtWithAt} is null)`),
    uniqueIndex('parcel_problems_open_key')
      .on(table.subject, table.reason, table.state)
      .where(sql`dealt_with_at is null`),
    index('parcel_problems_listed_idx').on(sql`(${table.dealtWithAt} is null)`, table.createdAt, table.id),
    index('parcel_problems_order_idx').on(table.orderId),
    index('parcel_problems_actor_idx').on(table.actorId),
  ],
)
