import type { Pool } from '../database/client.ts'
import type { JobLog, Jobs } from '../jobs/index.ts'
import type { Messages } from '../modules/messages/index.ts'
import { makePaymentListener } from '../modules/orders/index.ts'
import { createPaymentProvider, type PaymentDeps, type PaymentSettings } from '../modules/payments/index.ts'

type SharedDeps = { db: Pool; jobs: Jobs; messages: Messages; readClock: () => Date; log: JobLog; secret: string }

/** Connects payments with orders: a payment tells its listener what became of it, without knowing of orders. */
export function openPayments(settings: PaymentSettings, shared: SharedDeps): PaymentDeps {
  const { db, messages, readClock, secret } = shared
  return {
    ...shared,
    provider: createPaymentProvider(settings, { db, secret, readClock }),
    listener: makePaymentListener({ messages, readClock }),
  }
}
