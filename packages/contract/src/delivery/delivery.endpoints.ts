import { defineEndpoints } from '../endpoint.ts'
import { deliverySchema } from './delivery.schema.ts'

export const deliveryEndpoints = defineEndpoints({
  getDelivery: {
    method: 'GET',
    path: '/api/delivery/',
    summary: 'Fee, conditions and promised days of delivery to each governorate, for an order placed now',
    access: 'public',
    answer: deliverySchema,
    errors: [],
    timeoutMs: 10_000,
    isShared: true,
  },
})
