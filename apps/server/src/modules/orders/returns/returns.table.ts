import { maxReturnPictures, returnReasons, returnRefundMethods, returnStatuses } from '@shop/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  checkNotNegative,
  idColumn,
  idOf,
  isOneOf,
  lifeColumns,
  momentColumn,
  moneyColumn,
  uuidOf,
} from '../../../database/columns.ts'
import { users } from '../../users/users.table.ts'
import { orderLines, orders } from '../orders.table.ts'

/** Returns of delivered units. `orders` and `order_lines` hold their sums, with the checks against too many units and too much money. */
export const returns = pgTable(
  'returns',
  {
    id: uuid().primaryKey(),
    /** The short number for people; gaps do not matter. */
    number: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    orderId: uuidOf(orders).notNull(),
    status: text().notNull(),
    reason: text().notNull(),
    /** What the shopper or the registering member of staff wrote. */
    note: text().notNull(),
    /** Why it was refused, or closed without a refund. The shopper reads it. */
    refusal: text().notNull().default(''),
    isLate: boolean().notNull(),
    /** What may be refunded; null before the inspection. */
    duePiastres: moneyColumn(),
    refundedPiastres: moneyColumn().notNull().default(0),
    refundMethod: text(),
    refundReference: text().notNull().default(''),
    refundedAt: momentColumn(),
    ...lifeColumns,
  },
  (table) => [
    check('returns_status_check', isOneOf(table.status, returnStatuses)),
    check('returns_reason_check', isOneOf(table.reason, returnReasons)),
    check('returns_refund_method_check', isOneOf(table.refundMethod, returnRefundMethods)),
    checkNotNegative('returns_due_check', table.duePiastres),
    check(
      'returns_refunded_check',
      sql`${table.refundedPiastres} between 0 and coalesce(${table.duePiastres}, 0)
        and (${table.refundedPiastres} = 0) = (${table.refundMethod} is null)
        and (${table.refundMethod} is null) = (${table.refundedAt} is null)`,
    ),
    index('returns_order_idx').on(table.orderId),
    index('returns_listed_idx').on(table.createdAt.desc(), table.id),
  ],
)

/** Units of an order line in a return. */
export const returnLines = pgTable(
  'return_lines',
  {
    id: idColumn(),
    returnId: uuidOf(returns).notNull(),
    lineId: idOf(orderLines).notNull(),
    quantity: integer().notNull(),
    /** Units that came back; null before the inspection. */
    received: integer(),
    damaged: integer().notNull().default(0),
    goodsPiastres: moneyColumn().notNull().default(0),
    deliveryPiastres: moneyColumn().notNull().default(0),
    /** Serial numbers that came back although the shop did not pack them for this line. */
    otherSerials: text().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('return_lines_line_key').on(table.returnId, table.lineId),
    index('return_lines_order_line_idx').on(table.lineId),
    check('return_lines_quantity_check', sql`${table.quantity} > 0`),
    check('return_lines_received_check', sql`${table.received} between 0 and ${table.quantity}`),
    check('return_lines_damaged_check', sql`${table.damaged} between 0 and coalesce(${table.received}, 0)`),
    checkNotNegative('return_lines_goods_check', table.goodsPiastres),
    checkNotNegative('return_lines_delivery_check', table.deliveryPiastres),
  ],
)

/** The timeline of a return. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: idColumn(),
    returnId: uuidOf(returns).notNull(),
    status: text().notNull(),
    /** The member of staff who took the step; null for the shopper. */
    actorId: idOf(users),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    check('return_events_status_check', isOneOf(table.status, returnStatuses)),
    index('return_events_return_idx').on(table.returnId, table.id),
    index('return_events_actor_idx').on(table.actorId).where(sql`actor_id is not null`),
  ],
)

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Pictures that a shopper sent with a return. They show homes and people, so they are here and not in the media store, which everybody reads. */
export const returnPictures = pgTable(
  'return_pictures',
  {
    returnId: uuidOf(returns).notNull(),
    /** From 1. */
    place: integer().notNull(),
    /** SHA-256 of the uploaded file: the same file counts once. */
    sourceHash: text().notNull(),
    /** WebP without metadata. */
    content: bytea().notNull(),
    createdAt: momentColumn().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.place] }),
    uniqueIndex('return_pictures_source_key').on(table.returnId, table.sourceHash),
    check('return_pictures_place_check', sql`${table.place} between 1 and ${sql.raw(String(maxReturnPictures))}`),
  ],
)
