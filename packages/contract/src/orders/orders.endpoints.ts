import { z } from 'zod'
import { maxLineQuantity } from '../cart/cart-limits.ts'
import { couponCodeField } from '../coupons/coupon-code.ts'
import { defineEndpoints } from '../endpoint.ts'
import { governorateField, sessionKeyField, textField, typedIdField, wholeNumberField } from '../fields.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { orderParams } from './order-fields.ts'
import {
  checkoutFields,
  couponQuoteSchema,
  offeredMethodSchema,
  orderSchema,
  paymentSchema,
  placedOrderSchema,
} from './orders.schema.ts'

const accessQuery = z.object({ access_token: z.string().max(100).optional() })
const cartQuery = z.object({ session_key: sessionKeyField.optional() })

/** What placing an order may be refused with, from a cart or at once. */
const placingErrors = [
  'idempotency_key_required',
  'idempotency_key_reused',
  'payment_method_unavailable',
  'total_not_taken',
  'insufficient_stock',
  'total_changed',
  'nothing_to_pay',
  'coupon_not_valid',
  'coupon_used_up',
  'coupon_used_by_customer',
  'coupon_minimum',
  'coupon_not_for_products',
  'zone_closed',
  'cash_not_taken_there',
  'card_needed',
  'deposit_needed',
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
  quoteCoupon: {
    method: 'POST',
    path: '/api/orders/coupon-quotes/',
    summary:
      'What an order would cost with a coupon: for one product, or without one for the cart. Nothing is stored, and the use is not reserved',
    access: 'cart',
    query: cartQuery,
    body: z.object({
      coupon_code: couponCodeField,
      /** Delivery counts with the lowest fee until it is chosen. */
      region: governorateField.nullish(),
      product: z
        .object({
          product_id: typedIdField,
          color_id: typedIdField.nullish(),
          quantity: wholeNumberField(1, maxLineQuantity).default(1),
        })
        .nullish(),
    }),
    answer: couponQuoteSchema,
    errors: [
      'session_key_required',
      'cart_not_found',
      'cart_empty',
      'product_not_found',
      'color_required',
      'color_not_of_product',
      'coupon_not_valid',
      'coupon_used_up',
      'coupon_minimum',
      'coupon_not_for_products',
      'too_many_requests',
    ],
    timeoutMs: 15_000,
  },
  getPunctuality: {
    method: 'GET',
    path: '/api/orders/punctuality/',
    summary:
      'How many orders of the last 90 days arrived by the promised day, in percent; null while the owner does not show it, or of too few orders',
    access: 'public',
    answer: z.object({ percent: z.number().int().nullable() }),
    errors: [],
    timeoutMs: 10_000,
    isShared: true,
  },
  listPaymentMethods: {
    method: 'GET',
    path: '/api/orders/payment-methods/',
    summary: 'The ways to pay at the payment provider that the shop offers, with the totals that each takes',
    access: 'public',
    answer: z.object({ methods: z.array(offeredMethodSchema) }),
    errors: [],
    timeoutMs: 10_000,
    isShared: true,
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
    summary: 'A new attempt to pay an order, in the way that was chosen for it',
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
  payInCash: {
    method: 'POST',
    path: '/api/orders/{id}/pay-in-cash/',
    summary:
      'Turns an order that waits for its payment into a cash order. Money that still comes goes back. Repeated, it changes nothing',
    access: 'order',
    params: orderParams,
    query: accessQuery,
    answer: orderSchema,
    errors: [
      'order_not_found',
      'order_step_refused',
      'phone_blocked',
      'phone_blocked_hotline',
      'zone_closed',
      'cash_not_taken_there',
      'card_needed',
      'payment_under_review',
    ],
    timeoutMs: 30_000,
  },
})
