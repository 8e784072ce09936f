import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { numberParameter } from '../fields.ts'
import { overviewSchema } from './overview.staff-schema.ts'

export const overviewStaffEndpoints = defineStaffEndpoints({
  getOverview: {
    method: 'GET',
    path: '/api/admin/overview/',
    summary: 'Today and the last 30 Cairo days; `threshold` is the stock, in units, that counts as running out',
    access: 'staff',
    permission: 'overview.read',
    query: z.object({ threshold: numberParameter(0, 1000, 5) }),
    answer: overviewSchema,
    errors: [],
    timeoutMs: 20_000,
  },
})
