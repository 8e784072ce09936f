import { attemptFailures, type OrderId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import type { OrderRow } from '../orders.repository.ts'

export type SheetOrderRow = Pick<
  OrderRow,
  'number' | 'status' | 'paymentMethod' | 'paymentStatus' | 'totalPiastres' | 'depositPiastres'
> & {
  id: OrderId
  /** Failed attempts to deliver it. */
  attempts: number
  /** The days in Cairo, `YYYY-MM-DD`, that failed attempts named for the next one. */
  nextDays: string[]
  /** The carrier of its parcel and the tracking number there. */
  carrierId: number | null
  tracking: string | null
}

/** Finds the orders that a sheet names by number or by tracking number, unsorted. */
export async function findSheetOrders(
  db: Db,
  numbers: readonly number[],
  trackings: readonly string[],
): Promise<SheetOrderRow[]> {
  return await db<SheetOrderRow[]>`
    select o.id, o.number, o.status, o.payment_method, o.payment_status, o.total_piastres, o.deposit_piastres, (
      select count(*) from order_events e
      where e.order_id = o.id and e.failure = any (${[...attemptFailures]}::text[])) as attempts,
      array(select e.next_day::text from order_events e where e.order_id = o.id and e.next_day is not null) as next_days,
      p.carrier_id, p.tracking_number as tracking
    from orders o left join parcels p on p.order_id = o.id
    where o.id = any (array(
      select n.id from orders n where n.number = any (${[...numbers]}::bigint[])
      union select t.order_id from parcels t where t.tracking_number = any (${[...trackings]}::text[])))`
}
