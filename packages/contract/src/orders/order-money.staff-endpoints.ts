import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { limitedField } from '../fields.ts'
import type { PaymentId } from '../values/ids.ts'
import { countedCashField, orderNoteField, orderParams, paidAmountField } from './order-fields.ts'
import { staffOrderSchema } from './orders.staff-schema.ts'
import { handRefundMethods } from './returns/return-life.ts'

const paymentIdField = z.uuid().transform((id) => id.toLowerCase() as PaymentId)

/** A payment of staff to the shopper, with its proof. */
const handRefundField = z.object({ method: z.enum(handRefundMethods), reference: limitedField('refund_reference') })

/** What may stand in the way of money that goes back. */
const refundErrors = ['order_not_found', 'not_found', 'refund_limit_reached', 'payment_method_unavailable'] as const

/** The money of an order: its cash, its refunds, and payments of another amount. */
export const orderMoneyStaffEndpoints = defineStaffEndpoints({
  receiveCash: {
    method: 'POST',
    path: '/api/admin/orders/{id}/cash/',
    summary:
      'Books the cash that came of a delivered order. What is missing is written off, which needs `orders.refund` and counts against the refund limit',
    permission: 'orders.cash',
    params: orderParams,
    body: z.object({
      /** In EGP, as it was counted; more than is due is refused. */
      amount: countedCashField,
      /** Why less came than is due; needed then. Stands in the notes of staff. */
      reason: orderNoteField.default(''),
    }),
    answer: staffOrderSchema,
    errors: ['order_not_found', 'cash_not_expected', 'cash_too_high', 'refund_limit_reached'],
    timeoutMs: 20_000,
  },
  requestRefund: {
    method: 'POST',
    path: '/api/admin/orders/{id}/refunds/',
    summary:
      'Sends money of a payment back, all of it or a part. By hand, it books what staff paid: for a kiosk, or where the provider has failed',
    permission: 'orders.refund',
    params: orderParams,
    body: z.object({
      payment_id: paymentIdField,
      /** In EGP, at most what is refundable. */
      amount: paidAmountField,
      note: orderNoteField.default(''),
      by_hand: handRefundField.nullable().default(null),
    }),
    answer: staffOrderSchema,
    errors: ['refund_too_high', 'refund_method_not_possible', ...refundErrors],
    timeoutMs: 20_000,
    isIdempotent: true,
  },
  acceptPayment: {
    method: 'POST',
    path: '/api/admin/orders/{id}/accepted-payments/',
    summary: 'Takes money of another amount than was asked for as the payment of an order, which then goes on as paid',
    permission: 'orders.refund',
    params: orderParams,
    body: z.object({
      payment_id: paymentIdField,
      /** What came, in EGP, as it was looked at; another amount is refused. */
      amount: paidAmountField,
      /** Sends back what came above the total. */
      gives_back_rest: z.boolean().default(false),
      /** Stands in the notes of staff. */
      reason: orderNoteField.pipe(z.string().min(1)),
    }),
    answer: staffOrderSchema,
    errors: ['order_step_refused', 'payment_not_acceptable', ...refundErrors],
    timeoutMs: 20_000,
    isIdempotent: true,
  },
})
