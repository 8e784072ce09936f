import type { CheckoutFields, Language, UserId } from '@shop/contract'
import type { Pool } from '../../database/client.ts'
import type { IdempotencyClaim } from '../../http/answers/idempotency.ts'
import type { RateLimits } from '../../http/guard/rate-limits.ts'
import type { JobLog, Jobs } from '../../jobs/index.ts'
import type { Messages } from '../messages/index.ts'
import type { PaymentDeps } from '../payments/index.ts'

export type NotifyDeps = { messages: Messages; readClock: () => Date }

export type OrderDeps = NotifyDeps & {
  db: Pool
  payments: PaymentDeps
  jobs: Jobs
  log: JobLog
  limits: RateLimits
  /** Max orders from one address in an hour; null: no limit. */
  ordersPerHour: number | null
  /** Signs the tokens that open an order to a guest. */
  secret: string
  /** The shop's origin for shoppers; null: the origin of each request. */
  publicUrl: string | null
}

/** Who orders, what they filled in, and what makes the call repeatable. */
export type Placing = {
  userId: UserId | null
  fields: CheckoutFields
  language: Language
  claim: IdempotencyClaim
  /** Of the right confirmation code, where one was typed. */
  codeHash: string | null
  /** The client's address, as rate limits count it. */
  address: string
}
