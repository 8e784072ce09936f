import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { instantField } from '../fields.ts'
import { pagingQuery } from '../paging.ts'
import { actorSchema } from '../staff/staff-fields.ts'
import { orderParams } from './order-fields.ts'
import { orderCallSchema, orderTrustSchema, staffOrderLineSchema, staffOrderRowSchema } from './orders.staff-schema.ts'
import { phoneHistorySchema } from './phone-history.staff-schema.ts'

/** Whether an order is to be called, or nobody was reached in all tries and staff decide what becomes of it. */
export const callStates = ['to_call', 'to_decide'] as const
export type CallState = (typeof callStates)[number]

/** An order that waits for its confirmation call, or for a decision. */
const waitingCallSchema = staffOrderRowSchema.extend({
  /** Since when it is being prepared; of a confirmed order, since the shopper asked for a change. */
  waiting_since: instantField,
  waiting_minutes: z.number().int(),
  /** It waits longer than the shop promises, and no later call is due. */
  is_late: z.boolean(),
  /** When to call again; null when the call is due. */
  call_at: instantField.nullable(),
  calls: z.number().int(),
  /** Calls that reached nobody: without an answer, or a wrong number. */
  unanswered: z.number().int(),
  lines: z.array(staffOrderLineSchema.pick({ variant_id: true, name: true, color: true, size: true, quantity: true })),
  /** Street and house; null after the person was erased. */
  address: z.string().nullable(),
  apartment: z.string().nullable(),
  /** What the shopper wrote for the delivery. */
  shopper_note: z.string().nullable(),
  last_call: orderCallSchema.nullable(),
  phone_history: phoneHistorySchema,
  trust: orderTrustSchema,
  /** Who is calling now; null when nobody is. */
  caller: actorSchema,
  /** A text for WhatsApp, in the shopper's language; null after the person was erased. */
  whatsapp_text: z.string().nullable(),
})
export type WaitingCall = z.output<typeof waitingCallSchema>

/** The times of day in Cairo between which the shop calls. */
const callingHoursSchema = z.object({ from: z.string(), to: z.string(), is_open: z.boolean() })

/** The queue, with the promised time in which an order is confirmed. */
const callQueueSchema = z.object({
  count: z.number().int(),
  /** Orders that nobody was reached for, which staff decide on. */
  to_decide: z.number().int(),
  /** Orders whose call is due now. */
  due: z.number().int(),
  late: z.number().int(),
  confirmation_minutes: z.number().int(),
  calling_hours: callingHoursSchema,
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(waitingCallSchema),
})
export type CallQueue = z.output<typeof callQueueSchema>

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
