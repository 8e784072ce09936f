import { z } from 'zod'
import { instantField, poundsField } from '../fields.ts'
import { actorSchema } from '../staff/staff-fields.ts'
import { orderStatuses } from './order-status.ts'
import { paymentProblemReasons } from './payment-problems.ts'

/** Something about money that staff must look at, and what came of it. */
export const paymentProblemSchema = z.object({
  id: z.number().int(),
  /** Null for a payment that the shop does not know. */
  payment_id: z.uuid().nullable(),
  order: z.object({ id: z.uuid(), number: z.string(), status: z.enum(orderStatuses) }).nullable(),
  reason: z.enum(paymentProblemReasons),
  /** The state of the payment; null for one that the shop does not know. */
  status: z.string().nullable(),
  /** The received amount in `currency`, or the requested amount when nothing was received. */
  amount: poundsField,
  currency: z.string(),
  refunded: poundsField,
  provider: z.string(),
  transaction_id: z.string().nullable(),
  created_at: instantField,
  /** Who dealt with it and what they say; the shop itself has no actor. */
  dealt_with: z.object({ at: instantField, note: z.string(), actor: actorSchema }).nullable(),
})
export type PaymentProblem = z.output<typeof paymentProblemSchema>
