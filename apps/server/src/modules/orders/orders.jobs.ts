import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import type { OrderDeps } from './orders.deps.ts'
import { expireOrders } from './paying/expire-orders.service.ts'

/** Ends the orders that were not paid in time. */
export const expireOrdersJob = defineJob({
  name: 'expire-orders',
  data: z.object({}),
  retries: 0,
  firstRetryAfter: 1,
  maxRetryAfter: 1,
  atOnce: 1,
  every: '* * * * *',
})

export function handleOrderJobs(deps: OrderDeps): void {
  deps.jobs.handle(expireOrdersJob, () => expireOrders(deps))
}
