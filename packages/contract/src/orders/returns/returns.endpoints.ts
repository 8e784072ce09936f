import { z } from 'zod'
import { defineEndpoints } from '../../endpoint.ts'
import { idField } from '../../fields.ts'
import type { ReturnId } from '../../values/ids.ts'
import { accessOrLinkQuery, orderNoteField, orderParams } from '../order-fields.ts'
import { shopperReturnReasons } from './return-life.ts'
import { orderReturnsSchema, picturePlaceParameter, returnPictureFile } from './returns.schema.ts'

const returnParams = orderParams.extend({ return: z.uuid().transform((id) => id.toLowerCase() as ReturnId) })

/** Lines of an order, by variant, with the units that come back. */
export const returnedLinesField = z
  .array(z.object({ variant_id: idField, quantity: z.number().int().min(1).max(1000) }))
  .min(1)
  .max(100)

export const returnsEndpoints = defineEndpoints({
  listReturns: {
    method: 'GET',
    path: '/api/orders/{id}/returns/',
    summary: 'The returns of an order, and what may still be returned until when',
    access: 'order',
    params: orderParams,
    query: accessOrLinkQuery,
    answer: orderReturnsSchema,
    errors: ['order_not_found'],
  },
  requestReturn: {
    method: 'POST',
    path: '/api/orders/{id}/returns/',
    summary: 'Asks to return units of a delivered order',
    access: 'order',
    params: orderParams,
    query: accessOrLinkQuery,
    body: z.object({
      lines: returnedLinesField,
      reason: z.enum(shopperReturnReasons),
      note: orderNoteField.default(''),
    }),
    answer: orderReturnsSchema,
    status: 201,
    errors: ['order_not_found', 'order_step_refused', 'return_too_late', 'return_too_many_units'],
    timeoutMs: 20_000,
    isIdempotent: true,
  },
  withdrawReturn: {
    method: 'POST',
    path: '/api/orders/{id}/returns/{return}/withdraw/',
    summary: 'Withdraws a return that nobody has collected yet',
    access: 'order',
    params: returnParams,
    query: accessOrLinkQuery,
    answer: orderReturnsSchema,
    errors: ['order_not_found', 'return_not_found', 'return_step_refused'],
    timeoutMs: 20_000,
  },
  addReturnPicture: {
    method: 'POST',
    path: '/api/orders/{id}/returns/{return}/pictures/',
    summary:
      'Adds a picture to a return that can still be withdrawn: the file itself is the body (image/jpeg, png, webp, avif or gif, up to 20 MB); the same file counts once',
    access: 'order',
    params: returnParams,
    query: accessOrLinkQuery,
    answer: orderReturnsSchema,
    status: 201,
    errors: [
      'order_not_found',
      'return_not_found',
      'return_step_refused',
      'return_too_many_pictures',
      'picture_unreadable',
      'picture_type_not_allowed',
      'picture_too_large',
      'payload_too_large',
    ],
    timeoutMs: 60_000,
  },
  getReturnPicture: {
    method: 'GET',
    path: '/api/orders/{id}/returns/{return}/pictures/{place}/',
    summary: 'A picture of a return, for its shopper',
    access: 'order',
    params: returnParams.extend({ place: picturePlaceParameter }),
    query: accessOrLinkQuery,
    answer: returnPictureFile,
    errors: ['order_not_found', 'not_found'],
    timeoutMs: 30_000,
  },
})
