import type { Pool } from '../../database/client.ts'
import type { RateLimits } from '../../http/guard/rate-limits.ts'
import type { CourierDriver } from './drivers/courier-driver.types.ts'

export type CourierDeps = {
  db: Pool
  limits: RateLimits
  /** Null when the shop calls no carrier. */
  driver: CourierDriver | null
  /** Told of a webhook about a parcel. The module of the orders asks the carrier about it. */
  onNews: (trackingNumber: string) => Promise<void>
}
