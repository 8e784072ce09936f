import type { CheckoutFields, Language, UserId } from '@shop/contract'
import type { Pool } from '../../database/client.ts'
import type { IdempotencyClaim } from '../../http/answers/idempotency.ts'
import type { RateLimits } from '../../http/guard/rate-limits.ts'
import type { JobLog, Jobs } from '../../jobs/index.ts'
import type { CourierDeps } from '../couriers/index.ts'
import type { Messages } from '../messages/index.ts'
import type { PaymentDeps } from '../payments/index.ts'
import type { TaxAuthority } from '../tax-authority/index.ts'
import type { CodeDeps } from '../users/index.ts'
import type { OrderLinks } from './links/order-links.factory.ts'

export type NotifyDeps = { messages: Messages; readClock: () => Date; orderLinks: OrderLinks }

export type OrderDeps = NotifyDeps & {
  db: Pool
  payments: PaymentDeps
  couriers: Pick<CourierDeps, 'driver'>
  /** Null when the shop sends no electronic receipts. */
  taxAuthority: TaxAuthority | null
  jobs: Jobs
  log: JobLog
  limits: RateLimits
  /** Max orders from one address in an hour; null: no limit. */
  ordersPerHour: number | null
  /** Signs the access tokens of guests' orders. */
  secret: string
  /** The shop's public origin; null: the origin of each request. */
  publicUrl: string | null
}

/** What finding an order by number and phone needs besides. */
export type OrderSearchDeps = OrderDeps & { codes: CodeDeps }

/** Who places an order, the fields of the checkout, and the claim of the idempotency key. */
export type PlaceOrderInput = {
  userId: UserId | null
  /** The member of staff who places it for a caller; null when the shopper does. */
  placedBy: UserId | null
  fields: CheckoutFields
  language: Language
  claim: IdempotencyClaim
  /** Hash of the confirmation code, when it is right. */
  codeHash: string | null
  /** The client's address, for rate limits. */
  address: string
}
