import { z } from 'zod'
import { defineEndpoints } from '../../endpoint.ts'
import { phoneField, readBy } from '../../fields.ts'
import { otpField } from '../../users/users.fields.ts'
import { parseOrderNumber } from './parse-order-number.ts'

/** The number of an order as people type it. */
const orderNumberField = z.string().max(100).transform(readBy(parseOrderNumber, 'order_number'))

const wantedFields = { number: orderNumberField, phone: phoneField }

export const orderSearchEndpoints = defineEndpoints({
  requestOrderCode: {
    method: 'POST',
    path: '/api/order-searches/',
    summary:
      'Sends a code to the phone of an order of the last 90 days; the answer never tells whether there is such an order',
    access: 'public',
    body: z.object(wantedFields),
    answer: z.object({ verification_token: z.string(), expires_in_minutes: z.number().int() }),
    errors: ['too_many_requests'],
  },
  findOrderLink: {
    method: 'POST',
    path: '/api/order-searches/links/',
    summary: "Gives the token of the order's signed link for the right code, once",
    access: 'public',
    body: z.object({ ...wantedFields, otp_code: otpField, verification_token: z.string().max(100) }),
    answer: z.object({ token: z.string() }),
    errors: ['order_code_wrong', 'verification_not_valid', 'too_many_requests'],
  },
})
