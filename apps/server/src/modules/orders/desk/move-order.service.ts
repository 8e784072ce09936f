import { deliveryFor } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { planDelivery } from '../../delivery/index.ts'
import { insertChange } from '../changing/order-changes.repository.ts'
import { notifyShopper } from '../notify-shopper.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { readPromise } from '../orders.presenter.ts'
import { listLines, type OrderRow } from '../orders.repository.ts'
import { saveDestination } from './order-corrections.repository.ts'

/**
 * Works out day and delivery fee anew for a locked order whose governorate was corrected. An order that is paid online, also in part, keeps
 * its total, which is paid or about to be paid. The shopper is told when day or total change.
 *
 * @throws AppError `zone_closed`; `cash_not_taken_there`
 */
export async function moveOrder(tx: Db, deps: OrderDeps, { userId }: Caller, order: OrderRow): Promise<void> {
  const {
    id,
    governorate,
    paymentMethod: method,
    subtotalPiastres,
    discountPiastres,
    deliveryPiastres,
    totalPiastres,
    depositPiastres,
  } = order
  const hasFreeDelivery = order.couponCode !== null && discountPiastres === 0
  const { terms, promise } = await planDelivery(tx, { governorate, method, now: deps.readClock() })
  const isAllCash = method === 'cash' && depositPiastres === 0
  const delivery = isAllCash && !hasFreeDelivery ? deliveryFor(terms, subtotalPiastres) : deliveryPiastres
  const total = subtotalPiastres - discountPiastres + delivery
  const before = readPromise(order)
  if (total === totalPiastres && before?.from === promise.from && before.to === promise.to) return
  const moved = await saveDestination(tx, id, { delivery, total, promise })
  if (total !== totalPiastres) {
    const lines = await listLines(tx, [id])
    const amounts = { deliveryPiastres, totalPiastres, newTotalPiastres: total, refundedPiastres: 0 }
    await insertChange(tx, { orderId: id, actorId: userId, reason: '', lines, ...amounts })
  }
  await notifyShopper(tx, deps, moved, 'changed')
}
