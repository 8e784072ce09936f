import type { CheckoutFields, Language, UserId } from '@shop/contract'
import type { Pool } from '../../database/client.ts'
import type { IdempotencyClaim } from '../../http/answers/idempotency.ts'
import type { RateLimits } from '../../http/guard/rate-limits.ts'
import type { JobLog, Jobs } from '../../jobs/index.ts'
import type { Messages } from '../messages/index.ts'
import type { PaymentDeps } from '../payments/index.ts'

/** What tells shoppers how their orders get on. */
export type NotifyDeps = { messages: Messages; readClock: () => Date }

/** What the orders work with; put together by `app.ts`. */
export type OrderDeps = NotifyDeps & {
  db: Pool
  payments: PaymentDeps
  jobs: Jobs
  log: JobLog
  limits: RateLimits
  /** The most orders from one address in an hour; null for as many as come. */
  ordersPerHour: number | null
  /** Signs the tokens that open an order to a guest. */
  secret: string
  /** Where shoppers find the shop; null when each call says it for itself. */
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
  /** Where the call comes from, as limits count it. */
  address: string
}
