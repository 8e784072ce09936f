import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter, multilineField } from '../fields.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { paymentProblemSchema } from './payment-problems.staff-schema.ts'
import { paymentProblemReasons, problemStates } from './payment-problems.ts'

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
    body: z.object({ note: multilineField(1000).pipe(z.string().min(1)) }),
    answer: paymentProblemSchema,
    errors: ['not_found', 'problem_dealt_with', 'payment_undecided'],
  },
})
