import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter, instantField, multilineField, poundsField } from '../fields.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { actorSchema } from '../staff/staff-fields.ts'
import { textLimits } from '../text-limits.ts'
import { orderStatuses } from './order-status.ts'
import { paymentProblemReasons, problemStates } from './payment-problems.ts'

/** Something about money that staff must look at, and what came of it. */
const paymentProblemSchema = z.object({
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

export const paymentProblemsStaffEndpoints = defineStaffEndpoints({
  listPaymentProblems: {
    method: 'GET',
    path: '/api/admin/payment-problems/',
    summary:
      'Money that staff must look at: paid twice, after expiry, another amount, for nothing we know …; open ones first',
    permission: 'orders.read',
    query: z.object({
      ...pagingQuery(25),
      state: z.enum(problemStates).optional(),
      reason: z.enum(paymentProblemReasons).optional(),
    }),
    answer: pageOf(paymentProblemSchema),
  },
  resolvePaymentProblem: {
    method: 'POST',
    path: '/api/admin/payment-problems/{id}/resolutions/',
    summary: 'Says that a problem has been dealt with, and how. Money that waits for a decision is decided upon first',
    permission: 'orders.refund',
    params: z.object({ id: idParameter }),
    body: z.object({ note: multilineField(textLimits.notes.max).pipe(z.string().min(1)) }),
    answer: paymentProblemSchema,
    errors: ['not_found', 'problem_dealt_with', 'payment_undecided'],
  },
})
