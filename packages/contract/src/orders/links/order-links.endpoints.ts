import { z } from 'zod'
import { defineEndpoints } from '../../endpoint.ts'
import { instantField, poundsField } from '../../fields.ts'
import { ordersEndpoints } from '../orders.endpoints.ts'
import { documentFile, documentNumberField, orderSchema, paymentSchema } from '../orders.schema.ts'

/**
 * An order as its signed link shows it. A link can be forwarded, so it names neither the street nor the full phone, and leaves out
 * what people wrote.
 */
const linkedOrderSchema = orderSchema
  .pick({
    id: true,
    number: true,
    status: true,
    payment_method: true,
    payment_status: true,
    pay_before: true,
    items: true,
    subtotal: true,
    discount: true,
    coupon_code: true,
    delivery: true,
    total: true,
    deposit: true,
    cash_amount: true,
    can_pay_in_cash: true,
    currency: true,
    promise: true,
    parcel: true,
    invoice: true,
    refunded: true,
    created_at: true,
  })
  .extend({
    customer: orderSchema.shape.customer
      .pick({ first_name: true })
      /** The last three digits of the phone. */
      .extend({ phone_ending: z.string().length(3) }),
    address: orderSchema.shape.address.pick({ city: true, region: true }),
    /** When the shopper asked for a change; null without one. What they wrote is hidden. */
    change_requested_at: instantField.nullable(),
    timeline: z.array(orderSchema.shape.timeline.element.omit({ note: true })),
    /** What is still to be paid, to the courier or by card. */
    amount_due: poundsField,
    /** The shopper has confirmed the order, by the link or on the phone. */
    is_confirmed: z.boolean(),
    can_confirm: z.boolean(),
    can_cancel: z.boolean(),
  })
export type LinkedOrder = z.output<typeof linkedOrderSchema>

/** Any text is accepted: a link that is no link is answered like one that has expired. */
const linkParams = z.object({ token: z.string() })

export const orderLinksEndpoints = defineEndpoints({
  openOrderLink: {
    method: 'GET',
    path: '/api/order-links/{token}/',
    summary: 'The order of a signed link, without street and full phone. Opening a link changes nothing',
    access: 'public',
    params: linkParams,
    answer: linkedOrderSchema,
    errors: ['order_not_found', 'too_many_requests'],
  },
  getLinkedDocument: {
    method: 'GET',
    path: '/api/order-links/{token}/documents/{number}/',
    summary:
      'The invoice of the order of a signed link, or one of its credit notes, as PDF, without street and full phone',
    access: 'public',
    params: linkParams.extend({ number: documentNumberField }),
    answer: documentFile,
    errors: ['order_not_found', 'too_many_requests'],
    isCostly: true,
  },
  confirmLinkedOrder: {
    method: 'POST',
    path: '/api/order-links/{token}/confirm/',
    summary:
      'Confirms a cash order that is being prepared, as the confirmation call does. Repeated, it changes nothing',
    access: 'public',
    params: linkParams,
    answer: linkedOrderSchema,
    errors: [
      'order_not_found',
      'order_step_refused',
      'call_needed',
      'phone_blocked',
      'phone_blocked_hotline',
      'too_many_requests',
    ],
    timeoutMs: 20_000,
  },
  cancelLinkedOrder: {
    method: 'POST',
    path: '/api/order-links/{token}/cancel/',
    summary: 'Cancels an order that is not on its way yet, and gives its stock back. Repeated, it changes nothing',
    access: 'public',
    params: linkParams,
    answer: linkedOrderSchema,
    errors: ['order_not_found', 'order_step_refused', 'too_many_requests'],
    timeoutMs: 20_000,
  },
  payLinkedOrder: {
    method: 'POST',
    path: '/api/order-links/{token}/pay/',
    summary: 'Where to pay an order that waits for its payment: its open attempt, or a new one',
    access: 'public',
    params: linkParams,
    answer: paymentSchema,
    errors: [...ordersEndpoints.payOrder.errors, 'too_many_requests'],
    timeoutMs: 20_000,
  },
  payLinkedOrderInCash: {
    method: 'POST',
    path: '/api/order-links/{token}/pay-in-cash/',
    summary:
      'Turns an order that waits for its payment into a cash order. Money that still comes goes back. Repeated, it changes nothing',
    access: 'public',
    params: linkParams,
    answer: linkedOrderSchema,
    errors: ordersEndpoints.payInCash.errors,
    timeoutMs: 30_000,
  },
})
