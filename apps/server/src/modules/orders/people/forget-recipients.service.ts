import type { OrderId } from '@shop/contract'
import { inTransaction, type Pool } from '../../../database/client.ts'
import { eraseRecipients } from './erase-recipient.repository.ts'

/** Orders taken at a time, so that nobody waits long for one of them. */
const atOnce = 500

/** Takes the people out of orders that are over and older than the law wants them kept. */
export async function forgetRecipients(db: Pool, placedBefore: Date): Promise<void> {
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const rows = await tx<{ id: OrderId }[]>`
        select id from orders
        where status in ('delivered', 'cancelled', 'returned') and created_at < ${placedBefore} and phone <> ''
        order by created_at limit ${atOnce} for update skip locked`
      await eraseRecipients(
        tx,
        rows.map(({ id }) => id),
      )
      return rows.length
    })
    if (count < atOnce) return
  }
}
