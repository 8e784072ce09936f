import { z } from 'zod'
import { poundsField } from '../fields.ts'

/** A plan to pay by the month, as shoppers see it. */
export const installmentPlanSchema = z.object({
  name: z.string(),
  months: z.number().int(),
  /** All fees and interest, in percent of the price. */
  fee_percent: z.number(),
  /** The totals in EGP that the plan takes; `max_total` is null where it has no end. */
  min_total: poundsField,
  max_total: poundsField.nullable(),
})
export type InstallmentPlan = z.output<typeof installmentPlanSchema>
