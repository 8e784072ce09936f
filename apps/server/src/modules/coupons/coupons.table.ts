import { couponKinds } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import {
  checkNotBlank,
  checkNotNegative,
  idColumn,
  idOf,
  isOneOf,
  momentColumn,
  moneyColumn,
  uuidOf,
  versionedColumns,
} from '../../database/columns.ts'
import { orders } from '../orders/orders.table.ts'

/** Codes that take something off an order, with their conditions. */
export const coupons = pgTable(
  'coupons',
  {
    id: idColumn(),
    /** Folded to capitals. */
    code: text().notNull().unique(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    kind: text({ enum: couponKinds }).notNull(),
    percentBp: integer(),
    /** What an amount takes off, or the most that a percentage takes off. */
    amountPiastres: moneyColumn(),
    /** Discounts only goods of these categories; empty: all goods. */
    categoryIds: bigint({ mode: 'number' }).array().notNull(),
    minSubtotalPiastres: moneyColumn().notNull(),
    startsAt: momentColumn().notNull(),
    endsAt: momentColumn().notNull(),
    maxUses: integer().notNull(),
    maxUsesPerCustomer: integer().notNull(),
    /** Uses that were not given back: counted by the trigger `take_coupon_use`, which locks the row so that limits hold. */
    used: integer().notNull().default(0),
    isActive: boolean().notNull(),
    ...versionedColumns,
  },
  (table) => [
    check('coupons_code_check', sql`${table.code} ~ '^[A-Z0-9]{4,24}$'`),
    checkNotBlank('coupons_name_en_check', table.nameEn),
    checkNotBlank('coupons_name_ar_check', table.nameAr),
    check('coupons_kind_check', isOneOf(table.kind, couponKinds)),
    check(
      'coupons_percent_check',
      sql`(${table.kind} = 'percent') = (${table.percentBp} is not null) and ${table.percentBp} between 1 and 10000`,
    ),
    check(
      'coupons_amount_check',
      sql`case ${table.kind} when 'amount' then coalesce(${table.amountPiastres} > 0, false)
        when 'free_delivery' then ${table.amountPiastres} is null else ${table.amountPiastres} > 0 end`,
    ),
    checkNotNegative('coupons_min_subtotal_check', table.minSubtotalPiastres),
    check('coupons_window_check', sql`${table.startsAt} < ${table.endsAt}`),
    check('coupons_max_uses_check', sql`${table.maxUses} > 0 and ${table.maxUsesPerCustomer} > 0`),
    check('coupons_used_check', sql`${table.used} >= 0`),
  ],
)

/** The ledger of uses: one for each order at most. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: uuidOf(orders).primaryKey(),
    couponId: idOf(coupons).notNull(),
    /** The customer, by the phone of the order; empty once the person is erased. */
    phone: text().notNull(),
    /** What it took off, delivery included. */
    savedPiastres: moneyColumn().notNull(),
    /** When the order ended without a sale. */
    givenBackAt: momentColumn(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    checkNotNegative('coupon_uses_saved_check', table.savedPiastres),
    index('coupon_uses_customer_idx').on(table.couponId, table.phone).where(sql`given_back_at is null`),
  ],
)
