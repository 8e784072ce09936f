import { z } from 'zod'
import { maxLineCount, maxLineQuantity } from '../cart/cart-limits.ts'
import { promiseSchema } from '../delivery/delivery.schema.ts'
import { defineStaffEndpoints } from '../endpoint.ts'
import { amountField, governorateField, idField, phoneField, poundsField, shownTotalField } from '../fields.ts'
import { versionField } from '../staff/staff-fields.ts'
import { orderNoteField, orderParams } from './order-fields.ts'
import { onlineMethods, paymentMethods } from './order-status.ts'
import { checkoutFields, paymentSchema } from './orders.schema.ts'
import { staffOrderLineSchema, staffOrderSchema } from './orders.staff-schema.ts'
import { phoneHistorySchema } from './phone-history.staff-schema.ts'

/** The lines that an order shall have. A variant stands in one line. */
export const wantedLinesField = z
  .array(z.object({ variant_id: idField, quantity: z.number().int().min(1).max(maxLineQuantity) }))
  .min(1)
  .max(maxLineCount)
  .refine((lines) => new Set(lines.map((line) => line.variant_id)).size === lines.length)
export type WantedVariant = z.output<typeof wantedLinesField>[number]

/** What a caller wants, before the shop knows who it is. */
const quotedOrder = z.object({
  lines: wantedLinesField,
  region: governorateField,
  payment_method: z.enum(paymentMethods),
})

/** What an order would cost now, with the units that are at hand. */
const orderQuoteSchema = z.object({
  lines: z.array(
    staffOrderLineSchema.omit({ damaged: true, returned: true }).extend({ stock: z.number().int().min(0) }),
  ),
  subtotal: poundsField,
  delivery: poundsField,
  total: poundsField,
  promise: promiseSchema,
  /** The ways to pay at the payment provider that take the total. */
  online_methods: z.array(z.enum(onlineMethods)),
})
export type OrderQuote = z.output<typeof orderQuoteSchema>

const lineErrors = ['variant_not_found', 'product_unavailable', 'units_not_in_stock'] as const
const placeErrors = ['zone_closed', 'cash_not_taken_there', 'payment_method_unavailable', 'total_not_taken'] as const

export const orderChangesStaffEndpoints = defineStaffEndpoints({
  getPhoneHistory: {
    method: 'GET',
    path: '/api/admin/phone-histories/{phone}/',
    summary: 'What the shop knows of the phone of a caller, in any spelling; money and notes need `customers.read`',
    permission: 'orders.write',
    params: z.object({ phone: phoneField }),
    answer: phoneHistorySchema,
  },
  quoteOrder: {
    method: 'POST',
    path: '/api/admin/order-quotes/',
    summary: 'What an order for a caller would cost now, and when it would arrive; nothing is stored',
    permission: 'orders.write',
    body: quotedOrder,
    answer: orderQuoteSchema,
    errors: [...lineErrors, ...placeErrors],
  },
  placeOrder: {
    method: 'POST',
    path: '/api/admin/orders/',
    summary:
      'Places an order for a caller at the prices of the shop. A cash order counts as confirmed; any other waits for its payment on the page of the answer',
    permission: 'orders.write',
    body: checkoutFields.omit({ confirmation_code: true, coupon_code: true }).extend({
      ...quotedOrder.shape,
      /** What the caller was told, in EGP: the order is refused when it would cost anything else. */
      expected_total: shownTotalField,
      /** For messages to the shopper. */
      language: z.enum(['en', 'ar']),
    }),
    answer: z.object({
      id: z.uuid(),
      number: z.string(),
      /** Where the order is paid; null for cash. */
      payment: paymentSchema.nullable(),
      /** The link of the payment in a text for the shopper, in their language; null for cash. */
      whatsapp_text: z.string().nullable(),
    }),
    status: 201,
    errors: [
      ...lineErrors,
      ...placeErrors,
      'total_changed',
      'phone_blocked',
      'phone_blocked_hotline',
      'payment_provider_failed',
      'request_in_progress',
    ],
    timeoutMs: 20_000,
    isIdempotent: true,
  },
  changeOrder: {
    method: 'PUT',
    path: '/api/admin/orders/{id}/lines/',
    summary:
      'Replaces the lines and the delivery fee of an order that is being prepared. Lines that stay keep their price; new ones cost what the shop asks now, and a coupon is worked out anew, or let go. Money that a card paid too much goes back to it, which needs `orders.refund`',
    permission: 'orders.write',
    params: orderParams,
    body: z.object({
      version: versionField,
      lines: wantedLinesField,
      /** In EGP: at most the fee of before, or that of the delivery zone if it is higher. */
      delivery: amountField.min(0).max(100_000),
      /** Lets the coupon of the order go: its discount ends, and its use is given back. */
      without_coupon: z.boolean().default(false),
      /** Why, for staff. */
      reason: orderNoteField.pipe(z.string().min(1)),
    }),
    answer: staffOrderSchema,
    errors: [
      'order_not_found',
      'order_step_refused',
      'version_conflict',
      ...lineErrors,
      'coupon_minimum',
      'coupon_not_for_products',
      'delivery_fee_too_high',
      'nothing_to_pay',
      'total_above_payment',
      'payment_already_changed',
      'parcel_booked',
      'refund_limit_reached',
      'payment_method_unavailable',
      'forbidden',
    ],
    timeoutMs: 20_000,
  },
})
