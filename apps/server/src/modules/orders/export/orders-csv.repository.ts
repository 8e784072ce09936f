import type { Language } from '@shop/contract'
import { inLanguage } from '../../../database/bilingual.ts'
import type { Db } from '../../../database/client.ts'
import { asksForChange, needsCall, type OrderFilter, whereOrders } from '../desk/order-filter.repository.ts'
import type { OrderRow } from '../orders.repository.ts'
import { receivedMoney } from '../orders.repository.ts'
import { type ParcelFacts, parcelOfOrder } from '../parcels/parcels.repository.ts'

/** An order as a row of the CSV file. `placedAt` is in Cairo time; `items` lists the products. */
export type OrderFileRow = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'governorate'
  | 'city'
  | 'address'
  | 'apartment'
  | 'notes'
  | 'subtotalPiastres'
  | 'discountPiastres'
  | 'couponCode'
  | 'deliveryPiastres'
  | 'totalPiastres'
  | 'depositPiastres'
> & {
  /** It is being prepared, and waits for a call. */
  needsCall: boolean
  asksForChange: boolean
  placedAt: string
  items: string
  /** Of packed units, those that came back included. */
  serials: string
  parcel: ParcelFacts | null
  /** Money received, minus refunds. */
  receivedPiastres: number
  /** Units that came back, damaged ones included, and what was refunded for them by returns. */
  returnedUnits: number
  damagedUnits: number
  returnRefundPiastres: number
  /** `created_at` to the microsecond, for paging. */
  mark: string
}

/** Max orders in memory at a time. */
const batchSize = 500

/**
 * Reads all orders that match a filter in batches, newest first. Memory stays small, and no transaction stays open while the client
 * reads slowly.
 */
export async function* readFilteredOrders(
  db: Db,
  filter: OrderFilter,
  language: Language,
): AsyncGenerator<OrderFileRow> {
  let last: OrderFileRow | undefined
  do {
    const rows: OrderFileRow[] = await listBatch(db, filter, language, last)
    yield* rows
    last = rows.length === batchSize ? rows.at(-1) : undefined
  } while (last)
}

/** @param last the last row of the previous batch. Its `mark` has microseconds, which a `Date` lacks */
async function listBatch(
  db: Db,
  filter: OrderFilter,
  language: Language,
  last?: OrderFileRow,
): Promise<OrderFileRow[]> {
  const after = last ? db`and (o.created_at, o.id) < (${last.mark}::text::timestamptz, ${last.id}::uuid)` : db``
  return await db<OrderFileRow[]>`
    select o.id, o.number, o.status, o.payment_method, o.payment_status, o.first_name, o.last_name, o.phone, o.governorate,
      o.city, o.address, o.apartment, o.notes, o.subtotal_piastres, o.discount_piastres, o.coupon_code, o.delivery_piastres, o.total_piastres, o.deposit_piastres,
      ${receivedMoney(db)} as received_piastres,
      (select coalesce(sum(l.returned), 0) from order_lines l where l.order_id = o.id) as returned_units,
      (select coalesce(sum(l.damaged), 0) from order_lines l where l.order_id = o.id) as damaged_units,
      (select coalesce(sum(r.refunded_piastres), 0)::bigint from returns r where r.order_id = o.id) as return_refund_piastres,
      o.created_at::text as mark, ${parcelOfOrder(db)} as parcel, ${needsCall(db)} as needs_call, ${asksForChange(db)} as asks_for_change,
      to_char(o.created_at at time zone 'Africa/Cairo', 'YYYY-MM-DD HH24:MI') as placed_at,
      coalesce((select string_agg(s.serial, '; ' order by s.id) from order_serials s where s.order_id = o.id), '') as serials,
      coalesce((select string_agg(concat_ws(' ', l.quantity || ' ×', ${inLanguage(db, 'l.name', language)},
          ${inLanguage(db, 'l.color_name', language)}, l.size), '; ' order by l.id) from order_lines l where l.order_id = o.id), '') as items
    from orders o where ${whereOrders(db, filter)} ${after}
    order by o.created_at desc, o.id desc limit ${batchSize}`
}
