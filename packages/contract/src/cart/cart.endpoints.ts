import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { governorateField, sessionKeyField, typedIdField, unknownIdParameter, wholeNumberField } from '../fields.ts'
import { cartSchema } from './cart.schema.ts'
import { maxLineQuantity } from './cart-limits.ts'

const cartQuery = z.object({
  session_key: sessionKeyField.optional(),
  /** Where the order would be delivered: the cart then has the fee of that governorate. An unknown one counts as none. */
  region: governorateField.optional().catch(undefined),
})

export const cartEndpoints = defineEndpoints({
  getCart: {
    method: 'GET',
    path: '/api/orders/cart/current/',
    summary: 'The cart of this session key or user, with the prices and the stock of now',
    access: 'cart',
    query: cartQuery,
    answer: cartSchema,
    errors: ['session_key_required'],
  },
  clearCart: {
    method: 'POST',
    path: '/api/orders/cart/{cartId}/clear/',
    summary: 'Takes everything out of the cart; a cart that is not known yet is empty',
    access: 'cart',
    params: z.object({ cartId: unknownIdParameter }),
    query: cartQuery,
    answer: cartSchema,
    errors: ['session_key_required', 'cart_not_found'],
  },
  addToCart: {
    method: 'POST',
    path: '/api/orders/cart-items/add_to_cart/',
    summary: 'Puts a product in the cart, or raises the quantity of the line already there',
    access: 'cart',
    query: cartQuery,
    body: z.object({
      product_id: typedIdField,
      quantity: wholeNumberField(1, maxLineQuantity).default(1),
      color_id: typedIdField.nullish(),
    }),
    answer: cartSchema,
    errors: [
      'session_key_required',
      'product_not_found',
      'color_not_of_product',
      'product_unavailable',
      'insufficient_stock',
      'cart_full',
      'too_many_requests',
    ],
  },
  removeFromCart: {
    method: 'POST',
    path: '/api/orders/cart-items/remove_from_cart/',
    summary: 'Takes a line out of the cart',
    access: 'cart',
    query: cartQuery,
    body: z.object({ cartitem_id: typedIdField }),
    answer: cartSchema,
    errors: ['session_key_required', 'cart_line_not_found'],
  },
  updateQuantity: {
    method: 'PATCH',
    path: '/api/orders/cart-items/update_quantity/',
    summary: 'Sets the quantity of a line; 0 or less takes it out',
    access: 'cart',
    query: cartQuery,
    body: z.object({
      cartitem_id: typedIdField,
      quantity: wholeNumberField(-maxLineQuantity, maxLineQuantity),
    }),
    answer: cartSchema,
    errors: ['session_key_required', 'cart_line_not_found', 'product_unavailable', 'insufficient_stock'],
  },
})
