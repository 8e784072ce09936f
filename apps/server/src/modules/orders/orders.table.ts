import {
  deliveryFailures,
  type GovernorateCode,
  governorateCodes,
  languages,
  type OrderId,
  orderStatuses,
  type PhoneNumber,
  paymentMethods,
  paymentStatuses,
} from '@shop/contract'
import { confirmationSteps, trustReasons } from '@shop/contract/staff'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  checkNotNegative,
  idColumn,
  idOf,
  isOneOf,
  momentColumn,
  moneyColumn,
  uuidOf,
  versionedColumns,
} from '../../database/columns.ts'
import { products, variants } from '../catalog/catalog.table.ts'
import { carriers } from '../couriers/carriers.table.ts'
import { offers } from '../offers/offers.table.ts'
import { users } from '../users/users.table.ts'

/** Orders with recipient, address and totals. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().$type<OrderId>().primaryKey(),
    /** The short number for people; gaps do not matter. */
    number: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    userId: idOf(users),
    language: text({ enum: languages }).notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    paymentStatus: text({ enum: paymentStatuses }).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().$type<PhoneNumber>().notNull(),
    address: text().notNull(),
    apartment: text().notNull(),
    city: text().notNull(),
    governorate: text().$type<GovernorateCode>().notNull(),
    notes: text().notNull(),
    subtotalPiastres: moneyColumn().notNull(),
    /** What the coupon takes off the goods: the sum of the lines. */
    discountPiastres: moneyColumn().notNull().default(0),
    /** The code of the coupon; with a discount of 0, it freed the delivery. */
    couponCode: text(),
    deliveryPiastres: moneyColumn().notNull(),
    /** The first and the last day on which the order was promised to arrive; null for orders of before promises were made. */
    promisedFrom: date({ mode: 'date' }),
    promisedTo: date({ mode: 'date' }),
    totalPiastres: moneyColumn().notNull(),
    /** What of a cash order the card pays before the delivery (`trust/deposit.rules.ts`); the rest is cash. */
    depositPiastres: moneyColumn().notNull().default(0),
    /** Refunds of returns of cash orders, without what went back to the card. */
    repaidPiastres: moneyColumn().notNull().default(0),
    /** What of the cash never came to the shop, although the shopper paid it: given up when the rest was booked. */
    writtenOffPiastres: moneyColumn().notNull().default(0),
    /** The member of staff who placed it for a caller; null for orders of shoppers. */
    placedBy: idOf(users),
    /** Deadline for the payment of an order that is paid online, also of one that became a cash order; else null. */
    payBefore: momentColumn(),
    /** What the order needed to be confirmed when it was placed, and why (`trust/order-trust.rules.ts`). */
    trustStep: text({ enum: confirmationSteps }).notNull().default('link'),
    trustReasons: text({ enum: trustReasons }).array().notNull().default([]),
    /** The member of staff who packs it, since `taken_at`; null while nobody has taken it. */
    packerId: idOf(users),
    takenAt: momentColumn(),
    packedAt: momentColumn(),
    ...versionedColumns,
  },
  (table) => [
    check('orders_language_check', isOneOf(table.language, languages)),
    check('orders_status_check', isOneOf(table.status, orderStatuses)),
    check('orders_payment_method_check', isOneOf(table.paymentMethod, paymentMethods)),
    check('orders_payment_status_check', isOneOf(table.paymentStatus, paymentStatuses)),
    check('orders_governorate_check', isOneOf(table.governorate, governorateCodes)),
    checkNotNegative('orders_subtotal_check', table.subtotalPiastres),
    checkNotNegative('orders_delivery_check', table.deliveryPiastres),
    check(
      'orders_total_check',
      sql`${table.totalPiastres} = ${table.subtotalPiastres} - ${table.discountPiastres} + ${table.deliveryPiastres}`,
    ),
    check(
      'orders_discount_check',
      sql`${table.discountPiastres} between 0 and ${table.subtotalPiastres}
        and (${table.discountPiastres} = 0 or ${table.couponCode} is not null)`,
    ),
    check(
      'orders_promise_check',
      sql`(${table.promisedFrom} is null) = (${table.promisedTo} is null) and ${table.promisedFrom} <= ${table.promisedTo}`,
    ),
    check(
      'orders_deposit_check',
      sql`${table.depositPiastres} between 0 and ${table.totalPiastres}
        and (${table.depositPiastres} = 0 or (${table.paymentMethod} = 'cash'
          and (${table.status} <> 'pending_payment' or ${table.depositPiastres} <= ${table.totalPiastres} - 100)))
        and (${table.depositPiastres} > 0 or ${table.paymentStatus} <> 'deposit_paid')`,
    ),
    check(
      'orders_repaid_check',
      sql`${table.repaidPiastres} between 0 and ${table.totalPiastres} - ${table.depositPiastres}
        and (${table.repaidPiastres} = 0 or (${table.paymentMethod} = 'cash' and ${table.paymentStatus} in ('collected', 'paid')))`,
    ),
    check(
      'orders_written_off_check',
      sql`${table.writtenOffPiastres} between 0 and ${table.totalPiastres} - ${table.depositPiastres}
        and (${table.writtenOffPiastres} = 0 or (${table.paymentMethod} = 'cash' and ${table.paymentStatus} = 'paid'))`,
    ),
    check('orders_trust_step_check', isOneOf(table.trustStep, confirmationSteps)),
    check(
      'orders_trust_reasons_check',
      sql`${table.trustReasons} <@ array[${sql.raw(trustReasons.map((reason) => `'${reason}'`).join(', '))}]`,
    ),
    check('orders_packer_check', sql`(${table.packerId} is null) = (${table.takenAt} is null)`),
    check('orders_packed_check', sql`${table.packedAt} is null or ${table.takenAt} is not null`),
    index('orders_placed_by_idx').on(table.placedBy).where(sql`placed_by is not null`),
    index('orders_packer_idx').on(table.packerId).where(sql`packer_id is not null`),
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
    index('orders_promised_idx').on(table.promisedTo).where(sql`promised_to is not null`),
    // The cash that couriers have.
    index('orders_cash_out_idx')
      .on(table.createdAt)
      .where(
        sql`payment_method = 'cash' and (payment_status = 'collected' or (status = 'delivered' and payment_status = 'unpaid'))`,
      ),
    // The cash book.
    index('orders_written_off_idx').on(table.id, table.writtenOffPiastres).where(sql`written_off_piastres > 0`),
    index('orders_total_idx').on(table.totalPiastres, table.id),
    index('orders_phone_idx').on(table.phone),
    // Parcels that came back from an address, whoever ordered there.
    index('orders_back_idx').on(table.address).where(sql`status in ('returning', 'returned')`),
    // Phones with open orders at an address, however it is written.
    index('orders_open_address_idx')
      .on(sql`fold_address(${table.address}, ${table.city})`, table.governorate, table.phone)
      .where(sql`status in ('pending_payment', 'processing', 'in_transit', 'returning')`),
    index('orders_person_idx').using(
      'gin',
      sql`person_words(${table.firstName}, ${table.lastName}, ${table.phone}, '') gin_trgm_ops`,
    ),
  ],
)

/** Lines of an order: copies of product and price when the order was placed. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: idColumn(),
    orderId: uuidOf(orders).notNull(),
    productId: idOf(products).notNull(),
    variantId: idOf(variants).notNull(),
    sku: text().notNull(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    colorNameEn: text(),
    colorNameAr: text(),
    hex: text(),
    size: text(),
    image: text(),
    unitPricePiastres: moneyColumn().notNull(),
    /** The offer that made the price; null for the regular price, and for lines of before this was kept. */
    offerId: idOf(offers),
    quantity: integer().notNull(),
    lineTotalPiastres: moneyColumn().notNull(),
    /** Its share of the discount of the order. */
    discountPiastres: moneyColumn().notNull().default(0),
    vatRateBp: integer().notNull(),
    /** Units that came back and are not on sale again. */
    damaged: integer().notNull().default(0),
    /** Units that came back, damaged ones included. */
    returned: integer().notNull().default(0),
    /** Units of returns: those that came back, and those that are asked for or on their way. */
    inReturns: integer().notNull().default(0),
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
      table.discountPiastres,
    ),
    index('order_lines_sku_idx').on(sql`fold_sku(${table.sku})`),
    index('order_lines_offer_idx').on(table.offerId).where(sql`offer_id is not null`),
    uniqueIndex('order_lines_order_variant_key').on(table.orderId, table.variantId),
    check('order_lines_quantity_check', sql`${table.quantity} > 0`),
    check('order_lines_damaged_check', sql`${table.damaged} between 0 and ${table.quantity}`),
    check(
      'order_lines_returned_check',
      sql`${table.returned} between 0 and ${table.inReturns} and ${table.inReturns} <= ${table.quantity}`,
    ),
    check('order_lines_total_check', sql`${table.lineTotalPiastres} = ${table.unitPricePiastres} * ${table.quantity}`),
    check('order_lines_discount_check', sql`${table.discountPiastres} between 0 and ${table.lineTotalPiastres}`),
    checkNotNegative('order_lines_unit_price_check', table.unitPricePiastres),
  ],
)

/** The timeline of an order: its statuses with their times. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: idColumn(),
    orderId: uuidOf(orders).notNull(),
    status: text().notNull(),
    note: text().notNull().default(''),
    /** Why the parcel was not handed over; null for other steps. */
    failure: text(),
    /** The day in Cairo on which the courier comes again; null when the parcel comes back. */
    nextDay: date(),
    /** The member of staff who took the step; null for a shopper, the shop or a carrier. */
    actorId: idOf(users),
    /** The carrier whose news took the step. */
    carrierId: idOf(carriers),
    createdAt: momentColumn().notNull().defaultNow(),
  },
  (table) => [
    check('order_events_one_actor_check', sql`${table.actorId} is null or ${table.carrierId} is null`),
    check('order_events_failure_check', isOneOf(table.failure, deliveryFailures)),
    check('order_events_next_day_check', sql`${table.nextDay} is null or ${table.failure} is not null`),
    index('order_events_order_idx').on(table.orderId, table.id),
    index('order_events_actor_idx').on(table.actorId).where(sql`actor_id is not null`),
    index('order_events_carrier_idx').on(table.carrierId).where(sql`carrier_id is not null`),
  ],
)
