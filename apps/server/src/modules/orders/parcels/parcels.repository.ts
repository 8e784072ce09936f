import type { CarrierKind, Localized, OrderId } from '@shop/contract'
import type { StaffParcel } from '@shop/contract/staff'
import { inBothLanguages } from '../../../database/bilingual.ts'
import type { Db, Fragment } from '../../../database/client.ts'
import { findRow, hasRows } from '../../../database/rows.ts'

/** The parcel of an order with its carrier. Keys of one word, because lists read it as JSON. */
export type ParcelFacts = {
  carrier: number
  name: Localized
  kind: CarrierKind
  pattern: string
  tracking: string | null
  booking: StaffParcel['booking']
  failure: string | null
}

/** SQL for the `ParcelFacts` of an order `o`; null without a parcel. */
export function parcelOfOrder(db: Db): Fragment {
  return db`(select json_build_object('carrier', k.id, 'name', ${inBothLanguages(db, 'k.name')}, 'kind', k.kind,
      'pattern', k.tracking_pattern, 'tracking', p.tracking_number, 'booking', p.booking, 'failure', p.booking_failure)
    from parcels p join carriers k on k.id = p.carrier_id where p.order_id = o.id)`
}

/** The parcel of a locked order. */
export type ParcelRow = {
  carrierId: number
  trackingNumber: string | null
  booking: StaffParcel['booking']
  bookings: number
}

export async function findParcel(db: Db, orderId: OrderId): Promise<ParcelRow | null> {
  return await findRow(db<ParcelRow[]>`
    select carrier_id, tracking_number, booking, bookings from parcels where order_id = ${orderId}`)
}

/** Saves who takes the parcel of a locked order. @returns false when another parcel of the carrier has the number */
export async function saveParcel(db: Db, orderId: OrderId, parcel: ParcelRow): Promise<boolean> {
  if (parcel.trackingNumber !== null) {
    // The lock ends with the transaction, so that two orders cannot take one number at the same time.
    await db`select pg_advisory_xact_lock(hashtextextended(${`parcel ${parcel.carrierId} ${parcel.trackingNumber}`}, 0))`
    const taken = await db`
      select from parcels where carrier_id = ${parcel.carrierId} and tracking_number = ${parcel.trackingNumber}
        and order_id <> ${orderId}`
    if (taken.count > 0) return false
  }
  await db`
    insert into parcels ${db({ orderId, ...parcel })}
    on conflict (order_id) do update set carrier_id = excluded.carrier_id, tracking_number = excluded.tracking_number,
      booking = excluded.booking, booking_failure = null, bookings = excluded.bookings, claimed_until = null, updated_at = now()`
  return true
}

/** Whether the carrier has the parcel by its API, or is about to get it. */
export async function isBooked(db: Db, orderId: OrderId): Promise<boolean> {
  return await hasRows(db`select from parcels where order_id = ${orderId} and booking in ('requested', 'booked')`)
}

/** Finds the order of a parcel of a called carrier. */
export async function findParcelOrder(
  db: Db,
  kind: CarrierKind,
  trackingNumber: string,
): Promise<{ orderId: OrderId; carrierId: number } | null> {
  return await findRow(db<{ orderId: OrderId; carrierId: number }[]>`
    select p.order_id, p.carrier_id from parcels p join carriers k on k.id = p.carrier_id
    where p.tracking_number = ${trackingNumber} and k.kind = ${kind}`)
}
