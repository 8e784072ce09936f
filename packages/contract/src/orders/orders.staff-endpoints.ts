import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { chosenDayField, chosenInstantField, idField, idParameter, searchedField, textField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { flagParameter, staffListQuery, versionField } from '../staff/staff-fields.ts'
import { governorateCodes } from '../values/governorate-codes.ts'
import { deliveryFailures, maxDeliveryAttempts } from './delivery-failures.ts'
import { orderNoteField, orderParams } from './order-fields.ts'
import { orderMoneyStaffEndpoints } from './order-money.staff-endpoints.ts'
import { orderStatuses, paymentMethods, paymentStatuses } from './order-status.ts'
import { orderIdsParameter } from './order-work.staff-endpoints.ts'
import { orderViews } from './order-work.ts'
import { checkoutFields } from './orders.schema.ts'
import { invoiceSchema, staffOrderRowSchema, staffOrderSchema } from './orders.staff-schema.ts'
import { parcelChoice, parcelErrors } from './parcels.staff-endpoints.ts'
import { callOutcomes, staffSteps, undoableSteps } from './staff-steps.ts'

/** Who receives an order and where, as the shopper wrote it at the checkout. */
const recipientChange = checkoutFields
  .pick({ first_name: true, last_name: true, phone: true, address: true, apartment: true, city: true, region: true })
  // An address that was given in finer fields is longer than its street.
  .extend({ address: textField(700, 5) })
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
  view: z.enum(orderViews).optional(),
  ids: orderIdsParameter.optional(),
  /** Orders of one account. */
  customer: idParameter.optional(),
}

export const ordersStaffEndpoints = defineStaffEndpoints({
  ...orderMoneyStaffEndpoints,
  listOrders: {
    method: 'GET',
    path: '/api/admin/orders/',
    summary:
      'Orders, the newest first; `q` is a number (NW-100234), a phone, names, a tracking number or a serial number',
    permission: 'orders.read',
    query: z.object({ ...staffListQuery(['created_at', 'total']), ...orderFilters }),
    answer: pageOf(staffOrderRowSchema),
  },
  exportOrders: {
    method: 'GET',
    path: '/api/admin/orders/export/',
    summary: 'The same list as a CSV file (UTF-8 with BOM), whole, in the language of the request',
    permission: 'orders.export',
    query: z.object({ q: searchedField, ...orderFilters }),
    answer: z.string().meta({ description: 'CSV' }),
    timeoutMs: 300_000,
  },
  getOrder: {
    method: 'GET',
    path: '/api/admin/orders/{id}/',
    summary: 'One order with its timeline, calls, notes, payments and refunds, and the steps that the caller may take',
    permission: 'orders.read',
    params: orderParams,
    answer: staffOrderSchema,
    errors: ['order_not_found'],
  },
  correctRecipient: {
    method: 'PATCH',
    path: '/api/admin/orders/{id}/',
    summary:
      'Corrects who receives an order and where, until it has arrived; what is not given stays. The governorate is corrected before hand-over alone: day and, for cash, delivery fee are then worked out anew',
    permission: 'orders.write',
    params: orderParams,
    body: z.object({ version: versionField }).extend(recipientChange.shape),
    answer: staffOrderSchema,
    errors: [
      'order_not_found',
      'order_step_refused',
      'version_conflict',
      'zone_closed',
      'cash_not_taken_there',
      'parcel_booked',
      'phone_blocked',
      'phone_blocked_hotline',
    ],
  },
  takeStep: {
    method: 'POST',
    path: '/api/admin/orders/{id}/steps/',
    summary:
      'Takes an order one step further. Handing over and receiving back need `orders.fulfil`, cancelling what is paid `orders.refund`, all other steps `orders.write`',
    // Each step needs a permission of its own.
    permission: 'orders.read',
    params: orderParams,
    body: z.object({
      step: z.enum(staffSteps),
      /** The status that was looked at: when it is another by now, the step is refused. */
      from: z.enum(orderStatuses),
      /** Stands in the timeline, where the shopper reads it. */
      note: orderNoteField.default(''),
      /** Why an unconfirmed order is handed over; only staff see it. */
      reason: orderNoteField.default(''),
      /** With `ship`: who takes the parcel. Without it the parcel stays as it was chosen before. */
      parcel: parcelChoice.optional(),
      /** With `deliver`: the shop has the cash. Without it the courier has it. */
      cash_received: z.boolean().default(false),
      /** Required with `attempt` and `turn_back`: why the parcel was not handed over. */
      failure: z.enum(deliveryFailures).optional(),
      /** Required with `attempt`: a day in Cairo, when the courier comes again. The last attempt has none. */
      next_day: chosenDayField.optional(),
      /** Required with `attempt`: the failed attempts that the caller saw, so that a repeated call is refused. */
      attempts: z.number().int().min(0).max(maxDeliveryAttempts).optional(),
      /** With `receive_back` and `return`: units that are not sold again. All others go back on sale. */
      damaged: z
        .array(z.object({ variant_id: idField, units: z.number().int().min(1) }))
        .max(100)
        .default([]),
    }),
    answer: staffOrderSchema,
    errors: [
      'order_not_found',
      'order_step_refused',
      'order_not_confirmed',
      'change_not_answered',
      'serials_missing',
      'cash_not_expected',
      'return_under_way',
      'forbidden',
      'refund_limit_reached',
      ...parcelErrors,
    ],
    timeoutMs: 20_000,
  },
  undoStep: {
    method: 'POST',
    path: '/api/admin/orders/{id}/undo/',
    summary:
      'Takes the newest step back, within ten seconds and before the customer is told of it. A hand-over needs `orders.fulfil`, all other steps `orders.write`',
    // Each step needs a permission of its own.
    permission: 'orders.read',
    params: orderParams,
    body: z.object({ step: z.enum(undoableSteps) }),
    answer: staffOrderSchema,
    errors: ['order_not_found', 'step_not_undoable', 'forbidden'],
    timeoutMs: 20_000,
  },
  addOrderNote: {
    method: 'POST',
    path: '/api/admin/orders/{id}/notes/',
    summary: 'Adds a note that staff alone see',
    permission: 'orders.write',
    params: orderParams,
    body: z.object({ text: orderNoteField.pipe(z.string().min(1)) }),
    answer: staffOrderSchema,
    errors: ['order_not_found'],
  },
  recordCall: {
    method: 'POST',
    path: '/api/admin/orders/{id}/calls/',
    summary:
      'Records the outcome of a confirmation call, while the order is being prepared and no colleague has claimed the call; `cancels` also cancels the order',
    permission: 'orders.write',
    params: orderParams,
    body: z.object({
      outcome: z.enum(callOutcomes),
      /** For staff; required with `cancels`: why the shopper cancels. */
      note: orderNoteField.default(''),
      /** When the shopper asked to be called; only with `postponed`. */
      call_again_at: chosenInstantField.nullish(),
      /** The calls that the caller saw; refused when there is another by now. */
      seen_calls: z.number().int().min(0).optional(),
    }),
    answer: staffOrderSchema,
    errors: [
      'order_not_found',
      'order_step_refused',
      'call_claimed',
      'call_recorded',
      'refund_limit_reached',
      'forbidden',
    ],
    timeoutMs: 20_000,
  },
  getInvoice: {
    method: 'GET',
    path: '/api/admin/orders/{id}/invoice/',
    summary: 'What an invoice says, with the VAT contained in each amount; the parts sum up to the piastre',
    permission: 'orders.read',
    params: orderParams,
    answer: invoiceSchema,
    errors: ['order_not_found'],
  },
})
