import type { OrderId } from '@shop/contract'
import { inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { type CourierDriver, CourierError } from '../../couriers/index.ts'
import { refuseStep } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder, lockOrder } from '../orders.repository.ts'
import { saveWithdrawn } from './bookings.repository.ts'
import { openParcelProblem } from './parcel-problems.repository.ts'
import { findParcel } from './parcels.repository.ts'

/**
 * Takes a parcel back from its carrier before hand-over, so that the order can be changed or go another way.
 *
 * @throws AppError `order_not_found`; `order_step_refused` unless the order is being prepared; `parcel_not_withdrawn` when the carrier
 * has no such parcel to give back, refuses, or does not answer
 */
export async function withdrawByStaff(deps: OrderDeps, caller: Caller, id: OrderId): Promise<void> {
  const record = await findOrder(deps.db, id)
  if (!record) throw new AppError('order_not_found')
  if (record.order.status !== 'processing') throw refuseStep(record.order.status)
  const number = await findBookedNumber(deps, id)
  const { driver } = deps.couriers
  if (number === null || !driver) throw new AppError('parcel_not_withdrawn')
  try {
    await driver.withdraw(number)
  } catch (error) {
    if (!(error instanceof CourierError)) throw error
    deps.log.warn({ err: error }, 'orders: a parcel was not withdrawn')
    throw new AppError('parcel_not_withdrawn')
  }
  await saveTakenBack(deps, id, number, caller.userId)
}

/** Withdraws the parcel of a cancelled order; what the carrier keeps is for staff. @throws CourierError `unreachable` */
export async function withdrawCancelled(deps: OrderDeps, driver: CourierDriver, orderId: OrderId): Promise<void> {
  const number = await findBookedNumber(deps, orderId)
  if (number === null) return
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
    const before = { tracking_number: number }
    await recordChange(tx, { actorId, action: 'parcel_withdrawn', entity: 'order', entityId: id, before })
  })
}
