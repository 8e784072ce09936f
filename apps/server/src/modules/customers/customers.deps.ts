import type { Pool } from '../../database/client.ts'
import type { Messages } from '../messages/index.ts'
import type { Person } from '../orders/index.ts'
import type { AccountRow } from '../users/index.ts'

/** What the use cases of customers work with. */
export type CustomerDeps = { db: Pool; messages: Messages; readClock: () => Date }

/** The person of an account, whose orders may also be guest orders of the phone. */
export function personOf({ id, phone }: Pick<AccountRow, 'id' | 'phone'>): Person {
  return { userId: id, phone }
}
