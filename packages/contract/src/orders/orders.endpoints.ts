import { z } from 'zod'
import { maxLineQuantity } from '../cart/cart-limits.ts'
import { defineEndpoints } from '../endpoint.ts'
import { sessionKeyField, textField, typedIdField, wholeNumberField } from '../fields.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import type { OrderId } from '../values/ids.ts'
import { checkoutFields, orderSchema, paymentSchema, placedOrderSchema } from './orders.schema.ts'

const orderParams = z.object({ id: z.uuid().transform((id) => id.toLowerCase() as OrderId) })
const accessQuery = z.object({ access_token: z.string().max(100).optional() })
const cartQuery = z.object({ session_key: sessionKeyField.optional() })

/** What placing an order may be refused with, from a cart or at once. */
const placingErrors = [
  'idempotency_key_required',
  'idempotency_key_reused',
  'payment_method_unavailable',
  'insufficient_stock',
  'total_changed',
  'zone_closed',
  'cash_not_taken_there',
  'phone_blocked',
  'phone_blocked_hotline',
  'order_code_needed',
  'order_code_wrong',
  'payment_provider_failed',
  'request_in_progress',
  'too_many_requests',
] as const

export const ordersEndpoints = defineEndpoints({
  checkout: {
    method: 'POST',
    path: '/api/orders/checkout/',
    summary: 'Places an order for everything in the cart and takes the stock for it',
    access: 'cart',
    query: cartQuery,
    body: checkoutFields,
    answer: placedOrderSchema,
    status: 201,
    errors: ['session_key_required', 'cart_not_found', 'cart_empty', 'cart_line_unavailable', ...placingErrors],
    timeoutMs: 20_000,
    isIdempotent: true,
  },
  buyNow: {
    method: 'POST',
    path: '/api/orders/buy-now/',
    summary: 'Places an order for one product; the cart is left alone',
    access: 'cart',
    query: cartQuery,
    body: checkoutFields.extend({
      product_id: typedIdField,
      color_id: typedIdField.nullish(),
      size: textField(60, 0).nullish(),
      quantity: wholeNumberField(1, maxLineQuantity).default(1),
    }),
    answer: placedOrderSchema,
    status: 201,
    errors: ['product_not_found', 'color_required', 'color_not_of_product', 'size_not_of_product', ...placingErrors],
    timeoutMs: 20_000,
    isIdempotent: true,
  },
  listOrders: {
    method: 'GET',
    path: '/api/orders/',
    summary: "The signed-in shopper's orders, newest first, page by page",
    access: 'shopper',
    query: z.object(pagingQuery(20)),
    answer: pageOf(orderSchema),
    errors: ['unauthenticated', 'page_not_found'],
    timeoutMs: 15_000,
  },
  getOrder: {
    method: 'GET',
    path: '/api/orders/{id}/',
    summary: 'One order: for its owner by bearer token, for a guest by the access token given at checkout',
    access: 'order',
    params: orderParams,
    query: accessQuery,
    answer: orderSchema,
    errors: ['order_not_found'],
    timeoutMs: 15_000,
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/orders/{id}/cancel/',
    summary: 'Cancels an order that is not on its way yet, and gives its stock back',
    access: 'order',
    params: orderParams,
    query: accessQuery,
    answer: orderSchema,
    errors: ['order_not_found', 'order_step_refused'],
    timeoutMs: 20_000,
  },
  payOrder: {
    method: 'POST',
    path: '/api/orders/{id}/pay/',
    summary: 'A new attempt to pay an order by card',
    access: 'order',
    params: orderParams,
    query: accessQuery,
    answer: paymentSchema,
    errors: [
      'order_not_found',
      'order_step_refused',
      'phone_blocked',
      'phone_blocked_hotline',
      'payment_under_review',
      'payment_method_unavailable',
      'payment_provider_failed',
      'request_in_progress',
    ],
    timeoutMs: 20_000,
  },
})
