import { governorates, type OrderId, piastres, toPounds } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { RunLater } from '../../../jobs/index.ts'
import { recordChange } from '../../audit/index.ts'
import { type CourierDriver, CourierError } from '../../couriers/index.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder, lockOrder, type OrderRecord } from '../orders.repository.ts'
import { cashAmount, isCashOpen, isErased, showOrderNumber } from '../orders.rules.ts'
import {
  cancelRequest,
  claimBooking,
  isRequested,
  releaseBooking,
  saveBooked,
  saveRefused,
} from './bookings.repository.ts'
import { closeUnanswered, openParcelProblem, openUnanswered } from './parcel-problems.repository.ts'
import { withdrawParcelJob } from './parcels.jobs.ts'

/** How long one process may book a parcel: longer than the time limits of its two calls. */
const claimSeconds = 60

/**
 * Books a requested parcel at its carrier, once: the carrier is first asked for the reference of the order, in case an earlier try was
 * done without an answer. Nobody answers where the carrier is not called any more.
 *
 * @throws RunLater while another process books it; CourierError `unreachable`, after which the job is tried again
 */
export async function bookParcel(deps: OrderDeps, driver: CourierDriver | null, orderId: OrderId): Promise<void> {
  const now = deps.readClock()
  const bookings = await claimBooking(deps.db, orderId, now, new Date(now.getTime() + claimSeconds * 1000))
  if (bookings === null) {
    if (await isRequested(deps.db, orderId)) throw new RunLater(claimSeconds)
    return
  }
  const record = await findOrder(deps.db, orderId)
  if (!record || !isToSend(record)) return await cancel(deps, orderId)
  if (!driver) return await waitForAnswer(deps, record, bookings, '')
  try {
    const request = toRequest(record, bookings)
    const trackingNumber = (await driver.findByReference(request.reference)) ?? (await driver.book(request))
    await inTransaction(deps.db, async (tx) => await finish(tx, deps, orderId, trackingNumber))
  } catch (error) {
    if (!(error instanceof CourierError)) throw error
    if (error.kind === 'refused') return await refuse(deps, record, bookings, error.reason)
    await waitForAnswer(deps, record, bookings, error.reason)
    throw error
  }
}

/** The reference of an order's parcel at the carrier. A parcel that was withdrawn gets a new one. */
export function referenceOf(number: number, bookings: number): string {
  return bookings === 0 ? showOrderNumber(number) : `${showOrderNumber(number)}-${bookings + 1}`
}

function isToSend({ order }: OrderRecord): boolean {
  return (order.status === 'processing' || order.status === 'in_transit') && !isErased(order)
}

/** The order may have been cancelled meanwhile: then the parcel is withdrawn. */
async function finish(tx: Db, deps: OrderDeps, orderId: OrderId, trackingNumber: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order || !(await saveBooked(tx, orderId, trackingNumber))) return
  await closeUnanswered(tx, orderId)
  const after = { tracking_number: true }
  await recordChange(tx, { actorId: null, action: 'parcel_booked', entity: 'order', entityId: orderId, after })
  if (order.status === 'cancelled') await deps.jobs.add(tx, withdrawParcelJob, { orderId })
}

async function refuse(deps: OrderDeps, { order }: OrderRecord, bookings: number, reason: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await saveRefused(tx, order.id, reason)
    await closeUnanswered(tx, order.id)
    await openParcelProblem(tx, {
      orderId: order.id,
      subject: referenceOf(order.number, bookings),
      reason: 'booking_refused',
      state: reason,
      createdAt: deps.readClock(),
    })
  })
}

async function cancel(deps: OrderDeps, orderId: OrderId): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await cancelRequest(tx, orderId)
    await closeUnanswered(tx, orderId)
  })
}

/** Another try comes by itself; until one has an answer, staff see that the parcel waits. */
async function waitForAnswer(deps: OrderDeps, { order }: OrderRecord, bookings: number, state: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockOrder(tx, order.id)
    if (!(await releaseBooking(tx, order.id))) return
    const subject = referenceOf(order.number, bookings)
    await openUnanswered(tx, { orderId: order.id, subject, state, createdAt: deps.readClock() })
  })
}

function toRequest({ order, lines }: OrderRecord, bookings: number) {
  return {
    reference: referenceOf(order.number, bookings),
    collect: isCashOpen(order) ? toPounds(piastres(cashAmount(order))) : 0,
    value: toPounds(piastres(order.subtotalPiastres)),
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    description: lines.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', '),
    note: order.notes,
    recipient: { firstName: order.firstName, lastName: order.lastName, phone: order.phone },
    address: {
      governorate: order.governorate,
      city: order.city || governorates[order.governorate].en,
      street: order.address,
      apartment: order.apartment,
    },
  }
}
