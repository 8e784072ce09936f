import { z } from 'zod'
import { instantField, poundsField } from '../fields.ts'
import { localizedSchema } from '../staff/staff-fields.ts'

/** Figures of a stretch of Cairo days. What counts as an order, and as revenue, is said in docs/domain.md. */
const figures = {
  orders: z.number().int(),
  revenue: poundsField,
  /** Of the orders that count: those whose money has come, and the others. */
  paid: z.number().int(),
  paid_amount: poundsField,
  unpaid: z.number().int(),
  unpaid_amount: poundsField,
}

const figuresSchema = z.object({
  ...figures,
  /** Revenue by orders, rounded to the piastre; 0 without orders. */
  average_order: poundsField,
  /** Orders that do not count. */
  waiting_for_payment: z.number().int(),
  cancelled: z.number().int(),
  returned: z.number().int(),
})

const soldProduct = { product_id: z.number().int(), sku: z.string(), name: localizedSchema }

export const overviewSchema = z.object({
  at: instantField,
  today: figuresSchema,
  last_30_days: figuresSchema,
  /** The last 30 Cairo days, the oldest first, days without orders included. */
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
  best_sellers: z.array(z.object({ ...soldProduct, units: z.number().int(), revenue: poundsField })),
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
