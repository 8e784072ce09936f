import { z } from 'zod'
import { poundsField } from '../fields.ts'
import { planMethods } from '../orders/order-status.ts'

/** A plan to pay by the month, as shoppers see it. */
export const installmentPlanSchema = z.object({
  name: z.string(),
  /** The way to pay by which the plan can be chosen; null where it is only shown. */
  method: z.enum(planMethods).nullable(),
  months: z.number().int(),
  /** All fees and interest, in percent of the price. */
  fee_percent: z.number(),
  /** The totals in EGP that the plan takes; `max_total` is null where it has no end. */
  min_total: poundsField,
  max_total: poundsField.nullable(),
})
export type InstallmentPlan = z.output<typeof installmentPlanSchema>
