import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { instantField } from '../fields.ts'
import { pagingQuery } from '../paging.ts'
import { callQueueSchema, callStates } from './order-calls.staff-schema.ts'
import { orderParams } from './order-fields.ts'

export const orderCallsStaffEndpoints = defineStaffEndpoints({
  listWaitingCalls: {
    method: 'GET',
    path: '/api/admin/confirmation-calls/',
    summary:
      'Orders that wait for a confirmation call: first those whose call is due, the longest waiting first; then by the time of the next call. After three tries that reached nobody an order stands in the list `to_decide` instead',
    permission: 'orders.write',
    query: z.object({ ...pagingQuery(25), state: z.enum(callStates).default('to_call') }),
    answer: callQueueSchema,
  },
  claimCall: {
    method: 'POST',
    path: '/api/admin/confirmation-calls/{id}/claims/',
    summary:
      'Says that the caller is calling, so that nobody else does, nor records an outcome; it ends after five minutes or with the outcome',
    permission: 'orders.write',
    params: orderParams,
    answer: z.object({ until: instantField }),
    errors: ['order_not_found', 'order_step_refused', 'call_claimed'],
  },
  takeOverCall: {
    method: 'POST',
    path: '/api/admin/confirmation-calls/{id}/take-overs/',
    summary: 'Claims a call also when a colleague has claimed it, which the audit log keeps',
    permission: 'orders.write',
    params: orderParams,
    answer: z.object({ until: instantField }),
    errors: ['order_not_found', 'order_step_refused'],
  },
})
