import type { OrderId } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { type CourierDriver, CourierError } from '../../couriers/index.ts'
import { lockOrderAndPayments, orderEntry } from '../desk/orders.staff-service.ts'
import { refuseStep } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder, lockOrder } from '../orders.repository.ts'
import { referenceOf } from './book-parcel.service.ts'
import { isRequested, saveGivenUp, saveWithdrawn } from './bookings.repository.ts'
import { closeUnanswered, openParcelProblem } from './parcel-problems.repository.ts'
import { findParcel } from './parcels.repository.ts'

/**
 * Takes a parcel back from its carrier before hand-over, so that the order can be changed or go another way. A request without an answer
 * is given up, also after hand-over, and so is a parcel while the shop calls no carrier: staff then check what the carrier has.
 *
 * @throws AppError `order_not_found`; `order_step_refused` unless the order is being prepared, or is on its way with a request;
 * `parcel_not_withdrawn` when the carrier has no such parcel to give back, refuses, does not answer, or is being asked now
 */
export async function withdrawByStaff(deps: OrderDeps, caller: Caller, id: OrderId): Promise<void> {
  const record = await findOrder(deps.db, id)
  if (!record) throw new AppError('order_not_found')
  if (await isRequested(deps.db, id)) return await giveUpRequest(deps, caller, id)
  if (record.order.status !== 'processing') throw refuseStep(record.order.status)
  const number = await findBookedNumber(deps, id)
  if (number === null) throw new AppError('parcel_not_withdrawn')
  try {
    await deps.couriers.driver?.withdraw(number)
  } catch (error) {
    if (!(error instanceof CourierError)) throw error
    deps.log.warn({ err: error }, 'orders: a parcel was not withdrawn')
    throw new AppError('parcel_not_withdrawn')
  }
  await saveTakenBack(deps, id, number, caller.userId)
}

async function giveUpRequest(deps: OrderDeps, caller: Caller, id: OrderId): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrderAndPayments(tx, id)
    if (order.status !== 'processing' && order.status !== 'in_transit') throw refuseStep(order.status)
    const bookings = await saveGivenUp(tx, id, deps.readClock())
    if (bookings === null) throw new AppError('parcel_not_withdrawn')
    await closeUnanswered(tx, id)
    await listToCheck(tx, deps, id, referenceOf(order.number, bookings))
    const before = { booking: 'requested' }
    await recordChange(tx, { ...orderEntry(caller, id), action: 'parcel_withdrawn', before })
  })
}

/** Lists a parcel that the carrier may have, although its order no longer holds it. */
async function listToCheck(db: Db, deps: OrderDeps, orderId: OrderId, subject: string): Promise<void> {
  await openParcelProblem(db, { orderId, subject, reason: 'not_withdrawn', state: '', createdAt: deps.readClock() })
}

/**
 * Withdraws the parcel of a cancelled order; what the carrier keeps is for staff.
 *
 * @param driver null while the shop calls no carrier: then staff withdraw it there
 * @throws CourierError `unreachable`
 */
export async function withdrawCancelled(
  deps: OrderDeps,
  driver: CourierDriver | null,
  orderId: OrderId,
): Promise<void> {
  const number = await findBookedNumber(deps, orderId)
  if (number === null) return
  if (!driver) return await listToCheck(deps.db, deps, orderId, number)
  try {
    await driver.withdraw(number)
  } catch (error) {
    if (!(error instanceof CourierError) || error.kind === 'unreachable') throw error
    const problem = { orderId, subject: number, reason: 'not_withdrawn', state: error.reason } as const
    return await openParcelProblem(deps.db, { ...problem, createdAt: deps.readClock() })
  }
  await saveTakenBack(deps, orderId, number, null)
}

async function findBookedNumber(deps: OrderDeps, id: OrderId): Promise<string | null> {
  const parcel = await findParcel(deps.db, id)
  return parcel?.booking === 'booked' ? parcel.trackingNumber : null
}

async function saveTakenBack(deps: OrderDeps, id: OrderId, number: string, actorId: Caller['userId'] | null) {
  await inTransaction(deps.db, async (tx) => {
    await lockOrder(tx, id)
    if (!(await saveWithdrawn(tx, id, number))) return
    if (!deps.couriers.driver) await listToCheck(tx, deps, id, number)
    const before = { tracking_number: true }
    await recordChange(tx, { actorId, action: 'parcel_withdrawn', entity: 'order', entityId: id, before })
  })
}
