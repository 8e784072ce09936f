import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { balanceField, instantField, numberParameter, poundsField } from '../fields.ts'
import { localizedSchema } from '../staff/staff-fields.ts'
import { governorateCodes } from '../values/governorate-codes.ts'

/** Figures of the orders that were placed in a stretch of Cairo days. What counts is said in docs/domain.md. */
const figures = {
  ordered: z.number().int(),
  ordered_amount: poundsField,
  /** Of these, the delivered orders. */
  delivered: z.number().int(),
  delivered_amount: poundsField,
  /** Of these, the orders whose money the shop has received; refunds are deducted from the amount. */
  received: z.number().int(),
  received_amount: balanceField,
}

const figuresSchema = z.object({
  ...figures,
  /** What was ordered by orders, rounded to the piastre; 0 without orders. */
  average_order: poundsField,
  /** Orders that do not count. */
  waiting_for_payment: z.number().int(),
  cancelled: z.number().int(),
  returned: z.number().int(),
})

const soldProduct = { product_id: z.number().int(), sku: z.string(), name: localizedSchema }

const overviewSchema = z.object({
  at: instantField,
  today: figuresSchema,
  last_30_days: figuresSchema,
  /** The last 30 Cairo days, the oldest first, days without orders included. */
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
  best_sellers: z.array(
    z.object({
      ...soldProduct,
      units: z.number().int(),
      ordered_amount: poundsField,
      units_delivered: z.number().int(),
      /** Its share of the money received, as a report by product shows it. */
      received_amount: balanceField,
    }),
  ),
  /** Whether anything is on sale; a shop without products has no low stock to show. */
  has_products: z.boolean(),
  /** What shoppers searched for in the last 30 days and did not find. */
  empty_searches: z.array(z.object({ query: z.string(), count: z.number().int(), last_day: z.iso.date() })),
  /** What is sold out or will be soon, the most pressing first. */
  running_out: z.array(
    z.object({
      ...soldProduct,
      variant_id: z.number().int(),
      color: z.object({ name: localizedSchema, hex: z.string() }).nullable(),
      stock: z.number().int(),
      units_sold: z.number().int(),
      /** For how many days the stock lasts at the pace of the last 30; null when none was sold. */
      days_left: z.number().int().nullable(),
    }),
  ),
  /** The moment that the newest backup shows; null when none was taken since the shop was opened or restored. */
  last_backup_at: instantField.nullable(),
})
export type Overview = z.output<typeof overviewSchema>

const keptPromises = {
  /** Orders whose promised day is over. Cancelled ones and parcels that were refused do not count. */
  due: z.number().int(),
  /** Of these, the orders that were delivered by that day. */
  kept: z.number().int(),
}

/** How the shop kept its promises; the governorates with the most broken ones first. */
const punctualitySchema = z.object({
  ...keptPromises,
  by_governorate: z.array(z.object({ governorate: z.enum(governorateCodes), ...keptPromises })),
})
export type Punctuality = z.output<typeof punctualitySchema>

export const overviewStaffEndpoints = defineStaffEndpoints({
  getOverview: {
    method: 'GET',
    path: '/api/admin/overview/',
    summary: 'Today and the last 30 Cairo days; `threshold` is the stock, in units, that counts as running out',
    permission: 'overview.read',
    query: z.object({ threshold: numberParameter(0, 1000, 5) }),
    answer: overviewSchema,
    timeoutMs: 20_000,
  },
  getPunctuality: {
    method: 'GET',
    path: '/api/admin/overview/punctuality/',
    summary: 'How many orders arrived by the promised day, by governorate, of those promised for the last days',
    permission: 'overview.read',
    query: z.object({ days: z.enum(['30', '90', '365']).default('30').transform(Number) }),
    answer: punctualitySchema,
    timeoutMs: 20_000,
  },
})
