import type { Db, Fragment } from '../../database/client.ts'

/** Whether the parcel of an order `o` was given to the courier. */
export function isHandedOver(db: Db): Fragment {
  return db`o.status in ('in_transit', 'delivered', 'returning', 'returned')`
}

/**
 * Whether the parcel of an order `o` was not accepted at the door: it came back without having been delivered. Few parcels come back, so `offset 0` has
 * the events of each looked up, and not all events of the shop read.
 */
export function isParcelRefused(db: Db): Fragment {
  return db`(o.status = 'returning' or o.status = 'returned' and not exists (
    select from order_events e where e.order_id = o.id and e.status = 'delivered' offset 0))`
}
