import type { Pool } from './database/client.ts'
import type { JobLog, Jobs } from './jobs/index.ts'
import type { Messages } from './modules/messages/index.ts'
import { handleOrderJobs, makePaymentNews, type OrderParts } from './modules/orders/index.ts'
import { createPaymentProvider, handlePaymentJobs, type PaymentSettings } from './modules/payments/index.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the shop sells with, for who acts beside its routes. */
    sales: OrderParts
  }
}

export type SalesSurroundings = {
  db: Pool
  jobs: Jobs
  messages: Messages
  payments: PaymentSettings
  readClock: () => Date
  log: JobLog
  secret: string
  publicUrl: string | null
}

/** Brings orders and payments together: orders ask for payments, and payments tell what became of them without knowing of orders. */
export function wireSales(surroundings: SalesSurroundings): OrderParts {
  const { db, jobs, messages, readClock, log, secret } = surroundings
  const provider = createPaymentProvider(surroundings.payments, { db, secret, readClock })
  const news = makePaymentNews({ messages, readClock })
  const payments = { db, provider, news, jobs, readClock, log }
  const orders = { db, payments, messages, jobs, readClock, log, secret, publicUrl: surroundings.publicUrl }
  handlePaymentJobs(payments)
  handleOrderJobs(orders)
  return orders
}
