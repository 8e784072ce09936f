import { z } from 'zod'
import { instantField, poundsField } from '../fields.ts'
import { orderStatuses } from './order-status.ts'
import { actorSchema } from './orders.staff-schema.ts'

/** Why staff must look at money. `unknown_payment` is signed news of money that no payment of the shop explains. */
export const paymentProblemReasons = [
  'wrong_amount',
  'wrong_currency',
  'wrong_integration',
  'wrong_mode',
  'paid_twice',
  'paid_late',
  'returned_unseen',
  'refund_failed',
  'unknown_payment',
] as const
export type PaymentProblemReason = (typeof paymentProblemReasons)[number]

/** Whether somebody has dealt with it. */
export const problemStates = ['open', 'done'] as const

/** Something about money that staff must look at, and what came of it. */
export const paymentProblemSchema = z.object({
  id: z.number().int(),
  /** Null for news of a payment that the shop does not know. */
  payment_id: z.uuid().nullable(),
  order: z.object({ id: z.uuid(), number: z.string(), status: z.enum(orderStatuses) }).nullable(),
  reason: z.enum(paymentProblemReasons),
  /** Where the payment stands; null for one that the shop does not know. */
  status: z.string().nullable(),
  /** What came, in `currency`; what was asked for where nothing is known to have come. */
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
