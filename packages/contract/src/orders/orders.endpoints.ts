import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { sessionKeyField } from '../fields.ts'
import type { OrderId } from '../values/ids.ts'
import { checkoutFields, orderSchema, placedOrderSchema } from './orders.schema.ts'

const orderParams = z.object({ id: z.uuid().transform((id) => id.toLowerCase() as OrderId) })

export const ordersEndpoints = defineEndpoints({
  checkout: {
    method: 'POST',
    path: '/api/orders/checkout/',
    summary: 'Places an order for everything in the cart and takes the stock for it',
    access: 'cart',
    query: z.object({ session_key: sessionKeyField.optional() }),
    body: checkoutFields,
    answer: placedOrderSchema,
    status: 201,
    errors: [
      'session_key_required',
      'idempotency_key_required',
      'idempotency_key_reused',
      'request_in_progress',
      'payment_method_unavailable',
      'cart_not_found',
      'cart_empty',
      'cart_line_unavailable',
      'insufficient_stock',
      'total_changed',
    ],
    timeoutMs: 20_000,
    isIdempotent: true,
  },
  getOrder: {
    method: 'GET',
    path: '/api/orders/{id}/',
    summary: 'One order: for its owner by bearer token, for a guest by the access token given at checkout',
    access: 'order',
    params: orderParams,
    query: z.object({ access_token: z.string().max(100).optional() }),
    answer: orderSchema,
    errors: ['order_not_found'],
    timeoutMs: 15_000,
  },
})
