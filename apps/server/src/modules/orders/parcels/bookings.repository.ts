import type { OrderId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { findValue, hasRows } from '../../../database/rows.ts'

/**
 * Claims a requested parcel for one process.
 *
 * @returns how often it was withdrawn before; null when it is not requested, or another process has it
 */
export async function claimBooking(db: Db, orderId: OrderId, now: Date, until: Date): Promise<number | null> {
  return await findValue(db<{ bookings: number }[]>`
    update parcels set claimed_until = ${until}
    where order_id = ${orderId} and booking = 'requested' and (claimed_until is null or claimed_until <= ${now})
    returning bookings`)
}

/** Whether a parcel is requested, whoever is booking it. */
export async function isRequested(db: Db, orderId: OrderId): Promise<boolean> {
  return await hasRows(db`select from parcels where order_id = ${orderId} and booking = 'requested'`)
}

/** Another try may come at once; among those that wait for long it is the last. @returns false when the parcel is not requested any more */
export async function releaseBooking(tx: Db, orderId: OrderId): Promise<boolean> {
  return await hasRows(tx`
    update parcels set claimed_until = null, updated_at = now()
    where order_id = ${orderId} and booking = 'requested'`)
}

/** @returns false when the parcel is not requested any more */
export async function saveBooked(tx: Db, orderId: OrderId, trackingNumber: string): Promise<boolean> {
  return await hasRows(tx`
    update parcels set booking = 'booked', tracking_number = ${trackingNumber}, claimed_until = null, updated_at = now()
    where order_id = ${orderId} and booking = 'requested'`)
}

/** @param reason what the carrier says, without personal data */
export async function saveRefused(tx: Db, orderId: OrderId, reason: string): Promise<void> {
  await tx`
    update parcels set booking = 'failed', booking_failure = ${reason}, claimed_until = null, updated_at = now()
    where order_id = ${orderId} and booking = 'requested'`
}

/** Frees a parcel that was not booked, because its order ended. */
export async function cancelRequest(tx: Db, orderId: OrderId): Promise<void> {
  await tx`
    update parcels set booking = null, claimed_until = null, updated_at = now()
    where order_id = ${orderId} and booking = 'requested'`
}

/** Frees a parcel that the carrier no longer has. Its next booking has another reference. @returns false when it has changed */
export async function saveWithdrawn(tx: Db, orderId: OrderId, trackingNumber: string): Promise<boolean> {
  return await hasRows(tx`
    update parcels set booking = null, tracking_number = null, bookings = bookings + 1, updated_at = now()
    where order_id = ${orderId} and booking = 'booked' and tracking_number = ${trackingNumber}`)
}

/**
 * Gives up a request that no process is booking. Its next booking has another reference, because the carrier may have the parcel.
 *
 * @returns how often it was withdrawn before; null when it is not requested, or a process has it
 */
export async function saveGivenUp(tx: Db, orderId: OrderId, now: Date): Promise<number | null> {
  return await findValue(tx<{ bookings: number }[]>`
    update parcels set booking = null, bookings = bookings + 1, claimed_until = null, updated_at = now()
    where order_id = ${orderId} and booking = 'requested' and (claimed_until is null or claimed_until <= ${now})
    returning bookings - 1 as bookings`)
}

/** Lists parcels that wait for their booking for long, oldest first. */
export async function listOverdue(db: Db, requestedBefore: Date, max: number): Promise<OrderId[]> {
  const rows = await db<{ orderId: OrderId }[]>`
    select order_id from parcels where booking = 'requested' and updated_at < ${requestedBefore} order by updated_at limit ${max}`
  return rows.map(({ orderId }) => orderId)
}
