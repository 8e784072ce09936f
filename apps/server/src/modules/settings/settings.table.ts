import { type StaffInstallmentPlan, staffRoles } from '@shop/contract/staff'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { checkNotNegative, moneyColumn } from '../../database/columns.ts'

/** Settings that the owner can change, in a single row. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    isOnly: boolean().primaryKey().default(true),
    nameEn: text().notNull().default('Nawwar'),
    nameAr: text().notNull().default('نوّر'),
    /** The seller's details on an invoice; null when there are none. */
    commercialRegister: text(),
    taxCard: text(),
    sellerAddress: text(),
    warrantyYears: integer().notNull().default(2),
    returnDays: integer().notNull().default(30),
    changeOfMindDays: integer().notNull().default(14),
    googlePlayUrl: text(),
    appStoreUrl: text(),
    hasHouseStars: boolean().notNull().default(true),
    deliveryHours: integer().notNull().default(24),
    confirmationMinutes: integer().notNull().default(30),
    /** The times of day in Cairo between which the shop calls. */
    callsFrom: text().notNull().default('10:00'),
    callsTo: text().notNull().default('21:00'),
    /** Whether an account must verify its phone by a code before use. */
    isPhoneVerificationRequired: boolean().notNull().default(true),
    /** Staff of these roles must set up a second factor before anything else. */
    secondFactorRoles: text().array().notNull().default([]),
    /** Variants with this many units or fewer are running out. */
    lowStockAt: integer().notNull().default(5),
    /** A guest's order above any of these needs a code that is sent to the phone. */
    guestMaxPerProduct: integer().notNull().default(5),
    guestMaxUnits: integer().notNull().default(15),
    guestMaxTotalPiastres: moneyColumn().notNull().default(6_000_000),
    /** Cash orders: after this many deliveries a customer needs no confirmation, up to a total; 0: never. */
    trustKnownAfter: integer().notNull().default(0),
    trustKnownMaxTotalPiastres: moneyColumn().notNull().default(1_000_000),
    /** Above this total only a call confirms. */
    trustCallTotalPiastres: moneyColumn().notNull().default(2_000_000),
    /** Refused parcels of a year from which a call, a code or a card is needed; 0: never. */
    trustCallRefusals: integer().notNull().default(1),
    trustCodeRefusals: integer().notNull().default(2),
    trustCardRefusals: integer().notNull().default(3),
    /** Orders of a phone within 24 hours, and phones with open orders at one address, from which only a call confirms; 0: never. */
    trustCallOrders: integer().notNull().default(4),
    trustCallPhones: integer().notNull().default(4),
    /** Governorates whose orders only a call confirms. */
    trustCallGovernorates: text().array().notNull().default([]),
    /** Percent of phones that need the link alone where the rules ask for a call or a code. */
    trustHeldOutPercent: integer().notNull().default(0),
    /** Percent of the total that a card may pay as a deposit where no cash is taken; 0: no deposit. */
    trustDepositPercent: integer().notNull().default(0),
    /** Plans to pay by the month; one with a way to pay says what that costs. */
    installmentPlans: jsonb().$type<StaffInstallmentPlan[]>().notNull().default([]),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('shop_settings_only_check', sql`${table.isOnly}`),
    check('shop_settings_calls_check', sql`${table.callsFrom} < ${table.callsTo}`),
    check('shop_settings_guest_units_check', sql`${table.guestMaxPerProduct} > 0 and ${table.guestMaxUnits} > 0`),
    check(
      'shop_settings_second_factor_roles_check',
      sql`${table.secondFactorRoles} <@ array[${sql.raw(staffRoles.map((role) => `'${role}'`).join(', '))}]`,
    ),
    checkNotNegative('shop_settings_guest_total_check', table.guestMaxTotalPiastres),
    checkNotNegative('shop_settings_trust_known_total_check', table.trustKnownMaxTotalPiastres),
    checkNotNegative('shop_settings_trust_call_total_check', table.trustCallTotalPiastres),
    check('shop_settings_trust_held_out_check', sql`${table.trustHeldOutPercent} between 0 and 50`),
    check(
      'shop_settings_trust_deposit_check',
      sql`${table.trustDepositPercent} = 0 or ${table.trustDepositPercent} between 5 and 90`,
    ),
    check(
      'shop_settings_trust_counts_check',
      sql`least(${table.trustKnownAfter}, ${table.trustCallRefusals}, ${table.trustCodeRefusals}, ${table.trustCardRefusals},
        ${table.trustCallOrders}, ${table.trustCallPhones}) >= 0`,
    ),
  ],
)
