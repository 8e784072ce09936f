import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { numberParameter } from '../fields.ts'
import { overviewSchema, punctualitySchema } from './overview.staff-schema.ts'

export const overviewStaffEndpoints = defineStaffEndpoints({
  getOverview: {
    method: 'GET',
    path: '/api/admin/overview/',
    summary: 'Today and the last 30 Cairo days; `threshold` is the stock, in units, that counts as running out',
    permission: 'overview.read',
    query: z.object({ threshold: numberParameter(0, 1000, 5) }),
    answer: overviewSchema,
    timeoutMs: 20_000,
  },
  getPunctuality: {
    method: 'GET',
    path: '/api/admin/overview/punctuality/',
    summary: 'How many orders arrived by the promised day, by governorate, of those promised for the last days',
    permission: 'overview.read',
    query: z.object({ days: z.enum(['30', '90', '365']).default('30').transform(Number) }),
    answer: punctualitySchema,
    timeoutMs: 20_000,
  },
})
