import type { Db, Fragment } from '../../../database/client.ts'
import { differenceOfPayments } from '../../payments/index.ts'

/** SQL of the money of a paid order `o` that the shop has, in piastres: its total, less what went back to a card. */
export function receivedMoney(db: Db): Fragment {
  return db`(o.total_piastres + case when o.payment_method = 'card' then ${differenceOfPayments(db, db`o.id`)} else 0 end)`
}
