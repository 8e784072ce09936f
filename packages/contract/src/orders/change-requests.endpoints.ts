import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { multilineField } from '../fields.ts'
import { textLimits } from '../text-limits.ts'
import { accessOrLinkQuery, orderParams } from './order-fields.ts'
import { changeRequestSchema } from './orders.schema.ts'

const { min, max } = textLimits.change_request

export const changeRequestsEndpoints = defineEndpoints({
  requestChange: {
    method: 'POST',
    path: '/api/orders/{id}/change-requests/',
    summary:
      'Asks the shop to change an order that is being prepared; staff call about it. A further request takes the place of the open one; the same again changes nothing',
    access: 'order',
    params: orderParams,
    query: accessOrLinkQuery,
    body: z.object({ text: multilineField(max).pipe(z.string().min(min)) }),
    answer: changeRequestSchema,
    status: 201,
    errors: ['order_not_found', 'order_step_refused', 'too_many_requests'],
  },
})
