import { governorateCodes, orderStatuses, paymentMethods, paymentStatuses } from '@shop/contract'
import { undoableSteps } from '@shop/contract/staff'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkNotNegative, idColumn, isOneOf, lifeColumns, momentColumn, moneyColumn } from '../../database/columns.ts'
import { products, variants } from '../catalog/catalog.table.ts'
import { users } from '../users/users.table.ts'

const userColumn = () => bigint({ mode: 'number' }).references(() => users.id)

/** Orders with recipient, address and totals. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** The short number for people; gaps do not matter. */
    number: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    userId: userColumn(),
    language: text().notNull(),
    status: text().notNull(),
    paymentMethod: text().notNull(),
    paymentStatus: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    apartment: text().notNull(),
    city: text().notNull(),
    governorate: text().notNull(),
    notes: text().notNull(),
    subtotalPiastres: moneyColumn().notNull(),
    deliveryPiastres: moneyColumn().notNull(),
    /** The first and the last day on which the order was promised to arrive; null for orders of before promises were made. */
    promisedFrom: date(),
    promisedTo: date(),
    totalPiastres: moneyColumn().notNull(),
    /** Deadline for the payment of a card order; null for cash. */
    payBefore: momentColumn(),
    /** Version of the recipient for optimistic locking, from 1. */
    version: integer().notNull().default(1),
    ...lifeColumns,
  },
  (table) => [
    check('orders_language_check', isOneOf(table.language, ['en', 'ar'])),
    check('orders_status_check', isOneOf(table.status, orderStatuses)),
    check('orders_payment_method_check', isOneOf(table.paymentMethod, paymentMethods)),
    check('orders_payment_status_check', isOneOf(table.paymentStatus, paymentStatuses)),
    check('orders_governorate_check', isOneOf(table.governorate, governorateCodes)),
    checkNotNegative('orders_subtotal_check', table.subtotalPiastres),
    checkNotNegative('orders_delivery_check', table.deliveryPiastres),
    check('orders_total_check', sql`${table.totalPiastres} = ${table.subtotalPiastres} + ${table.deliveryPiastres}`),
    check(
      'orders_promise_check',
      sql`(${table.promisedFrom} is null) = (${table.promisedTo} is null) and ${table.promisedFrom} <= ${table.promisedTo}`,
    ),
    index('orders_user_idx').on(table.userId, table.createdAt.desc()),
    index('orders_status_idx').on(table.status, table.createdAt),
    check('orders_pay_before_check', sql`${table.status} <> 'pending_payment' or ${table.payBefore} is not null`),
    index('orders_pay_before_idx').on(table.payBefore).where(sql`status = 'pending_payment'`),
    // Covers the filters of the list and the sums of the overview.
    index('orders_listed_idx').on(
      table.createdAt,
      table.id,
      table.status,
      table.paymentStatus,
      table.paymentMethod,
      table.governorate,
      table.totalPiastres,
    ),
    index('orders_total_idx').on(table.totalPiastres, table.id),
    index('orders_phone_idx').on(table.phone),
    index('orders_person_idx').using(
      'gin',
      sql`person_words(${table.firstName}, ${table.lastName}, ${table.phone}, '') gin_trgm_ops`,
    ),
  ],
)

const orderColumn = () =>
  uuid()
    .notNull()
    .references(() => orders.id)

/** Lines of an order: copies of product and price when the order was placed. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: idColumn(),
    orderId: orderColumn(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id),
    variantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => variants.id),
    sku: text().notNull(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    colorNameEn: text(),
    colorNameAr: text(),
    hex: text(),
    size: text(),
    image: text(),
    unitPricePiastres: moneyColumn().notNull(),
    quantity: integer().notNull(),
    lineTotalPiastres: moneyColumn().notNull(),
    vatRateBp: integer().notNull(),
    /** When the order was placed, so that recent sales are read from an index. */
    createdAt: momentColumn().notNull().defaultNow(),
  },
  (table) => [
    index('order_lines_sold_idx').on(
      table.createdAt,
      table.orderId,
      table.productId,
      table.variantId,
      table.quantity,
      table.lineTotalPiastres,
    ),
    uniqueIndex('order_lines_order_variant_key').on(table.orderId, table.variantId),
    check('order_lines_quantity_check', sql`${table.quantity} > 0`),
    check('order_lines_total_check', sql`${table.lineTotalPiastres} = ${table.unitPricePiastres} * ${table.quantity}`),
    checkNotNegative('order_lines_unit_price_check', table.unitPricePiastres),
  ],
)

/** The timeline of an order: its statuses with their times. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: idColumn(),
    orderId: orderColumn(),
    status: text().notNull(),
    note: text().notNull().default(''),
    /** The member of staff who took the step; null for a shopper or the shop. */
    actorId: userColumn(),
    createdAt: momentColumn().notNull().defaultNow(),
  },
  (table) => [
    index('order_events_order_idx').on(table.orderId, table.id),
    index('order_events_actor_idx').on(table.actorId).where(sql`actor_id is not null`),
  ],
)

/** How to undo the newest step of an order, until `undo_until` and before its message is sent. */
export const orderUndos = pgTable(
  'order_undos',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    step: text().notNull(),
    eventId: bigint({ mode: 'number' }).notNull(),
    messageId: uuid(),
    /** The step booked the cash of the order. */
    receivesCash: boolean().notNull(),
    undoUntil: momentColumn().notNull(),
  },
  (table) => [check('order_undos_step_check', isOneOf(table.step, undoableSteps))],
)

/** Confirmation calls and their outcomes. */
export const orderCalls = pgTable(
  'order_calls',
  {
    id: idColumn(),
    orderId: orderColumn(),
    actorId: userColumn().notNull(),
    outcome: text().notNull(),
    note: text().notNull(),
    /** When the shopper asked to be called. */
    callAgainAt: momentColumn(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    check('order_calls_outcome_check', isOneOf(table.outcome, ['reached', 'no_answer', 'wrong_number', 'postponed'])),
    check('order_calls_again_check', sql`${table.callAgainAt} is null or ${table.outcome} = 'postponed'`),
    index('order_calls_order_idx').on(table.orderId, table.id),
    index('order_calls_reached_idx').on(table.orderId).where(sql`outcome = 'reached'`),
    index('order_calls_actor_idx').on(table.actorId),
  ],
)

/** Notes of staff about an order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: idColumn(),
    orderId: orderColumn(),
    actorId: userColumn().notNull(),
    text: text().notNull(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    index('order_notes_order_idx').on(table.orderId, table.id),
    index('order_notes_actor_idx').on(table.actorId),
  ],
)

/** Corrections of the recipient, with the previous values, which are deleted when the person is erased. */
export const orderCorrections = pgTable(
  'order_corrections',
  {
    id: idColumn(),
    orderId: orderColumn(),
    actorId: userColumn().notNull(),
    /** Fields of the recipient, as the checkout names them. */
    fields: text().array().notNull(),
    before: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    index('order_corrections_order_idx').on(table.orderId, table.id),
    index('order_corrections_actor_idx').on(table.actorId),
  ],
)
