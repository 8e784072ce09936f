import type { Db } from '../../database/client.ts'

/** Forgets the carts of guests who have not come back since. */
export async function forgetCarts(db: Db, lastUsedBefore: Date): Promise<void> {
  await db`delete from carts where session_key is not null and updated_at < ${lastUsedBefore}`
}
