import type { ParcelChoice } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { findCarrier } from '../../couriers/index.ts'
import type { OrderDeps } from '../orders.deps.ts'
import type { OrderRow } from '../orders.repository.ts'
import { bookParcelJob } from './parcels.jobs.ts'
import { findParcel, type ParcelRow, saveParcel } from './parcels.repository.ts'

/**
 * Sets the parcel of a locked order. A carrier with an API that has not given a number is asked to book the parcel.
 *
 * @param isHandedOver a number that is not given now stays as it was entered before
 * @throws AppError `carrier_not_possible` for an unknown carrier, or a new one that is not active; `tracking_number_taken`;
 * `parcel_booked` while the carrier has the parcel by its API
 */
export async function setParcel(
  tx: Db,
  deps: OrderDeps,
  caller: Caller,
  order: OrderRow,
  choice: ParcelChoice,
  isHandedOver = false,
): Promise<void> {
  const before = await findParcel(tx, order.id)
  const isSame = before?.carrierId === choice.carrier_id
  const hasNumber =
    choice.tracking_number === before?.trackingNumber || (isHandedOver && choice.tracking_number === null)
  const isWithCarrier = before?.booking === 'requested' || before?.booking === 'booked'
  if (isSame && isWithCarrier && (hasNumber || choice.tracking_number === null)) return
  if (isWithCarrier) throw new AppError('parcel_booked')
  const carrier = await findCarrier(tx, choice.carrier_id)
  if (!carrier || (!carrier.isActive && !isSame)) throw new AppError('carrier_not_possible', { fields: ['carrier_id'] })
  const known = isSame && isHandedOver ? before.trackingNumber : null
  const trackingNumber = choice.tracking_number ?? known
  const isBooking = carrier.kind !== 'csv' && trackingNumber === null
  if (isSame && hasNumber && !isBooking) return
  if (isBooking && deps.couriers.driver?.name !== carrier.kind)
    throw new AppError('carrier_not_possible', { fields: ['carrier_id'] })
  const booking = isBooking ? ('requested' as const) : null
  const row = { carrierId: carrier.id, trackingNumber, booking, bookings: before?.bookings ?? 0 }
  if (!(await saveParcel(tx, order.id, row)))
    throw new AppError('tracking_number_taken', { fields: ['tracking_number'] })
  if (isBooking) await deps.jobs.add(tx, bookParcelJob, { orderId: order.id })
  const numberBefore = before?.trackingNumber ?? null
  const isCorrected = numberBefore !== null && trackingNumber !== null && numberBefore !== trackingNumber
  const after = { ...auditStateOfParcel(row), ...(isCorrected && { corrected: 'tracking_number' }) }
  const states = { ...(before && { before: auditStateOfParcel(before) }), after }
  await recordChange(tx, {
    actorId: caller.userId,
    entity: 'order',
    entityId: order.id,
    action: 'parcel_saved',
    ...states,
  })
}

/** Without the number itself: the log outlives an erasure, and the carrier's page of a parcel may name the person. */
function auditStateOfParcel({ carrierId, trackingNumber, booking }: ParcelRow) {
  return { carrier_id: carrierId, tracking_number: trackingNumber !== null, ...(booking && { booking }) }
}
