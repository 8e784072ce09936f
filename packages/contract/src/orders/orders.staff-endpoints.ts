import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { chosenDayField, chosenInstantField, idParameter, multilineField, searchedField } from '../fields.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { flagParameter, staffListQuery, versionField } from '../staff/staff-fields.ts'
import { governorateCodes } from '../values/governorate.ts'
import type { OrderId, PaymentId } from '../values/ids.ts'
import { orderStatuses, paymentMethods, paymentStatuses } from './order-status.ts'
import { checkoutFields } from './orders.schema.ts'
import { callQueueSchema, invoiceSchema, staffOrderRowSchema, staffOrderSchema } from './orders.staff-schema.ts'
import { callOutcomes, staffSteps, undoableSteps } from './staff-steps.ts'

const orderParams = z.object({ id: z.uuid().transform((id) => id.toLowerCase() as OrderId) })
const noteField = multilineField(1000)
const paymentIdField = z.uuid().transform((id) => id.toLowerCase() as PaymentId)
const amountField = z.number().min(0.01).max(100_000_000).multipleOf(0.01)

/** Who receives an order and where, as the shopper wrote it at the checkout. */
const recipientChange = checkoutFields
  .pick({ first_name: true, last_name: true, phone: true, address: true, apartment: true, city: true, region: true })
  .partial()

/** What a list of orders may be narrowed to. Days are Cairo's, the last one included. */
const orderFilters = {
  status: z.enum(orderStatuses).optional(),
  payment_status: z.enum(paymentStatuses).optional(),
  payment_method: z.enum(paymentMethods).optional(),
  governorate: z.enum(governorateCodes).optional(),
  from: chosenDayField.optional(),
  to: chosenDayField.optional(),
  needs_call: flagParameter.optional(),
  /** Orders of one account. */
  customer: idParameter.optional(),
}

export const ordersStaffEndpoints = defineStaffEndpoints({
  listOrders: {
    method: 'GET',
    path: '/api/admin/orders/',
    summary: 'Orders, the newest first; `q` is a number (NW-100234), a phone or names',
    access: 'staff',
    permission: 'orders.read',
    query: z.object({ ...staffListQuery(['created_at', 'total']), ...orderFilters }),
    answer: pageOf(staffOrderRowSchema),
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
  exportOrders: {
    method: 'GET',
    path: '/api/admin/orders/export/',
    summary: 'The same list as a CSV file (UTF-8 with BOM), whole, in the language of the request',
    access: 'staff',
    permission: 'orders.read',
    query: z.object({ q: searchedField, ...orderFilters }),
    answer: z.string().meta({ description: 'CSV' }),
    errors: [],
    timeoutMs: 300_000,
  },
  getOrder: {
    method: 'GET',
    path: '/api/admin/orders/{id}/',
    summary: 'One order with its timeline, calls, notes, payments and refunds, and the steps that the caller may take',
    access: 'staff',
    permission: 'orders.read',
    params: orderParams,
    answer: staffOrderSchema,
    errors: ['order_not_found'],
    timeoutMs: 15_000,
  },
  correctRecipient: {
    method: 'PATCH',
    path: '/api/admin/orders/{id}/',
    summary: 'Corrects who receives an order and where, until it is handed over; what is not given stays',
    access: 'staff',
    permission: 'orders.write',
    params: orderParams,
    body: z.object({ version: versionField }).extend(recipientChange.shape),
    answer: staffOrderSchema,
    errors: ['order_not_found', 'order_step_refused', 'version_conflict'],
    timeoutMs: 15_000,
  },
  takeStep: {
    method: 'POST',
    path: '/api/admin/orders/{id}/steps/',
    summary: 'Takes an order one step further; cancelling what is paid needs `orders.refund` and sends the money back',
    access: 'staff',
    permission: 'orders.write',
    params: orderParams,
    body: z.object({
      step: z.enum(staffSteps),
      /** The status that was looked at: when it is another by now, the step is refused. */
      from: z.enum(orderStatuses),
      /** Stands in the timeline, where the shopper reads it. */
      note: noteField.default(''),
      /** Why an unconfirmed order is handed over; only staff see it. */
      reason: noteField.default(''),
      /** With `deliver`: the cash is with the shop. Without it the order stays unpaid. */
      cash_received: z.boolean().default(false),
    }),
    answer: staffOrderSchema,
    errors: ['order_not_found', 'order_step_refused', 'order_not_confirmed', 'cash_not_expected', 'forbidden'],
    timeoutMs: 20_000,
  },
  undoStep: {
    method: 'POST',
    path: '/api/admin/orders/{id}/undo/',
    summary: 'Takes the newest step back, within ten seconds and before the customer is told of it',
    access: 'staff',
    permission: 'orders.write',
    params: orderParams,
    body: z.object({ step: z.enum(undoableSteps) }),
    answer: staffOrderSchema,
    errors: ['order_not_found', 'step_not_undoable'],
    timeoutMs: 20_000,
  },
  receiveCash: {
    method: 'POST',
    path: '/api/admin/orders/{id}/cash/',
    summary: 'Books that the cash of a delivered order is with the shop',
    access: 'staff',
    permission: 'orders.write',
    params: orderParams,
    body: z.object({
      /** In EGP, as it was counted; anything but the total is refused. */
      amount: amountField,
    }),
    answer: staffOrderSchema,
    errors: ['order_not_found', 'cash_not_expected'],
    timeoutMs: 20_000,
  },
  requestRefund: {
    method: 'POST',
    path: '/api/admin/orders/{id}/refunds/',
    summary: 'Sends money of a payment back to the card, all of it or a part',
    access: 'staff',
    permission: 'orders.refund',
    params: orderParams,
    body: z.object({
      payment_id: paymentIdField,
      /** In EGP, at most what is refundable. */
      amount: amountField,
      note: noteField.default(''),
    }),
    answer: staffOrderSchema,
    errors: [
      'order_not_found',
      'not_found',
      'refund_too_high',
      'payment_method_unavailable',
      'idempotency_key_required',
      'idempotency_key_reused',
    ],
    timeoutMs: 20_000,
    isIdempotent: true,
  },
  acceptPayment: {
    method: 'POST',
    path: '/api/admin/orders/{id}/accepted-payments/',
    summary: 'Takes money of another amount than was asked for as the payment of an order, which then goes on as paid',
    access: 'staff',
    permission: 'orders.refund',
    params: orderParams,
    body: z.object({
      payment_id: paymentIdField,
      /** What came, in EGP, as it was looked at; another amount is refused. */
      amount: amountField,
      /** Sends back to the card what came above the total. */
      gives_back_rest: z.boolean().default(false),
      /** Stands in the notes of staff. */
      reason: noteField.pipe(z.string().min(1)),
    }),
    answer: staffOrderSchema,
    errors: [
      'order_not_found',
      'not_found',
      'order_step_refused',
      'payment_not_acceptable',
      'payment_method_unavailable',
      'idempotency_key_required',
      'idempotency_key_reused',
    ],
    timeoutMs: 20_000,
    isIdempotent: true,
  },
  addOrderNote: {
    method: 'POST',
    path: '/api/admin/orders/{id}/notes/',
    summary: 'Adds a note that staff alone see',
    access: 'staff',
    permission: 'orders.write',
    params: orderParams,
    body: z.object({ text: noteField.pipe(z.string().min(1)) }),
    answer: staffOrderSchema,
    errors: ['order_not_found'],
    timeoutMs: 15_000,
  },
  recordCall: {
    method: 'POST',
    path: '/api/admin/orders/{id}/calls/',
    summary: 'What came of a confirmation call, while the order is being prepared',
    access: 'staff',
    permission: 'orders.write',
    params: orderParams,
    body: z.object({
      outcome: z.enum(callOutcomes),
      note: noteField.default(''),
      /** When the shopper asked to be called; only with `postponed`. */
      call_again_at: chosenInstantField.nullish(),
    }),
    answer: staffOrderSchema,
    errors: ['order_not_found', 'order_step_refused'],
    timeoutMs: 15_000,
  },
  listWaitingCalls: {
    method: 'GET',
    path: '/api/admin/confirmation-calls/',
    summary: 'Orders that wait for their confirmation call, the longest waiting first, against the promise of the shop',
    access: 'staff',
    permission: 'orders.read',
    query: z.object(pagingQuery(25)),
    answer: callQueueSchema,
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
  getInvoice: {
    method: 'GET',
    path: '/api/admin/orders/{id}/invoice/',
    summary: 'What an invoice says, with the VAT contained in each amount; the parts sum up to the piastre',
    access: 'staff',
    permission: 'orders.read',
    params: orderParams,
    answer: invoiceSchema,
    errors: ['order_not_found'],
    timeoutMs: 15_000,
  },
})
