import type { Pool } from '../database/client.ts'
import type { RateLimits } from '../http/guard/rate-limits.ts'
import type { JobLog, Jobs } from '../jobs/index.ts'
import type { Messages } from '../modules/messages/index.ts'
import { handleOrderJobs, makePaymentListener, type OrderDeps } from '../modules/orders/index.ts'
import { createPaymentProvider, handlePaymentJobs, type PaymentSettings } from '../modules/payments/index.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the shop sells with, for who acts beside its routes. */
    sales: OrderDeps
  }
}

export type SalesSurroundings = {
  db: Pool
  jobs: Jobs
  messages: Messages
  payments: PaymentSettings
  readClock: () => Date
  log: JobLog
  limits: RateLimits
  ordersPerHour: number | null
  secret: string
  publicUrl: string | null
}

/** Brings orders and payments together: orders ask for payments, and payments tell what became of them without knowing of orders. */
export function wireSales(surroundings: SalesSurroundings): OrderDeps {
  const { payments: settings, ...shared } = surroundings
  const { db, jobs, messages, readClock, log, secret } = shared
  const provider = createPaymentProvider(settings, { db, secret, readClock })
  const askIntervalMs = settings.kind === 'paymob' ? settings.askIntervalMs : 0
  const listener = makePaymentListener({ messages, readClock })
  const payments = { db, provider, listener, askIntervalMs, jobs, readClock, log }
  const orders = { ...shared, payments }
  handlePaymentJobs(payments)
  handleOrderJobs(orders)
  return orders
}
