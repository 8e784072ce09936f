import { inTransaction, type Pool } from '../../database/client.ts'
import { lockDefinitions } from '../catalog/index.ts'
import { applyOffers, findNextMoment } from './offers.repository.ts'

/**
 * Starts and ends the offers that are due, so that what is read next has their prices. The lock keeps a product from getting another
 * category meanwhile, and a second process from doing the same work.
 */
export async function applyDueOffers(db: Pool, now: Date): Promise<void> {
  const next = await findNextMoment(db)
  if (next === null || next > now) return
  await inTransaction(db, async (tx) => {
    await lockDefinitions(tx, 'change')
    await applyOffers(tx, now)
  })
}
