import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter, instantField } from '../fields.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { actorSchema } from '../staff/staff-fields.ts'
import { orderStatuses } from './order-status.ts'
import { problemStates } from './payment-problems.ts'

/**
 * Why staff must look at a parcel. `parcel_unknown`: no order has its number; `state_unknown`: a state that the shop does not know;
 * `state_differs`: the order cannot take the step; `reason_unknown`, `day_unknown`: the carrier does not say why, or when it comes again;
 * `lost`: lost, damaged or held back; `booking_refused`: the carrier did not accept it; `not_answered`: the carrier's API did not answer
 * the booking, which the shop repeats: it ends by itself; `not_withdrawn`: the order no longer holds the parcel, which the carrier has or may have.
 */
export const parcelProblemReasons = [
  'parcel_unknown',
  'state_unknown',
  'state_differs',
  'reason_unknown',
  'day_unknown',
  'lost',
  'booking_refused',
  'not_answered',
  'not_withdrawn',
] as const
export type ParcelProblemReason = (typeof parcelProblemReasons)[number]

/** News of a carrier that was not applied, until somebody has looked at it. */
const parcelProblemSchema = z.object({
  id: z.number().int(),
  /** Null for a parcel of no order that the shop knows. */
  order: z.object({ id: z.uuid(), number: z.string(), status: z.enum(orderStatuses) }).nullable(),
  /** The tracking number, or the reference of a parcel that was not booked. */
  subject: z.string(),
  reason: z.enum(parcelProblemReasons),
  /** What the carrier says, in its words. */
  state: z.string(),
  created_at: instantField,
  dealt_with: z.object({ at: instantField, actor: actorSchema }).nullable(),
})
export type ParcelProblem = z.output<typeof parcelProblemSchema>

export const parcelProblemsStaffEndpoints = defineStaffEndpoints({
  listParcelProblems: {
    method: 'GET',
    path: '/api/admin/parcel-problems/',
    summary: 'What carriers say that an order cannot be changed by; open ones first',
    permission: 'orders.read',
    query: z.object({ ...pagingQuery(25), state: z.enum(problemStates).optional() }),
    answer: pageOf(parcelProblemSchema),
  },
  resolveParcelProblem: {
    method: 'POST',
    path: '/api/admin/parcel-problems/{id}/resolutions/',
    summary: 'Says that a problem has been dealt with; a repeated one opens again',
    permission: 'orders.write',
    params: z.object({ id: idParameter }),
    answer: parcelProblemSchema,
    errors: ['not_found', 'problem_dealt_with'],
  },
})
