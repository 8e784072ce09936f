import type { OrderId } from '@shop/contract'
import { inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { deleteClaim } from '../calls/call-claims.repository.ts'
import { insertCall, wasReached } from '../calls/order-calls.repository.ts'
import { lockOrderAndPayments } from '../desk/orders.staff-service.ts'
import { advanceOrder } from '../order-life.service.ts'
import { refuseStep } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { refuseBlocked } from '../placing/refuse-blocked.service.ts'
import { canConfirmByLink } from './linked-order.presenter.ts'

/**
 * Confirms a cash order by its link, as the outcome *reached* of a confirmation call does. A repeated call changes nothing.
 *
 * @throws AppError `order_not_found`; `order_step_refused` unless the order is a cash order in `processing`; `call_needed` when only a call
 * confirms it; `phone_blocked`, `phone_blocked_hotline`
 */
export async function confirmByLink(deps: OrderDeps, id: OrderId): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrderAndPayments(tx, id)
    if (order.status !== 'processing' || order.paymentMethod !== 'cash') throw refuseStep(order.status)
    await refuseBlocked(tx, order.phone, order.userId)
    if (await wasReached(tx, id)) return
    if (!canConfirmByLink(order)) throw new AppError('call_needed')
    await deleteClaim(tx, id)
    const call = {
      orderId: id,
      actorId: null,
      source: 'link',
      outcome: 'reached',
      note: '',
      callAgainAt: null,
    } as const
    await insertCall(tx, { ...call, createdAt: deps.readClock() })
  })
}

/**
 * Cancels an order by its link, as its shopper does. Cancelling a cancelled order changes nothing.
 *
 * @throws AppError `order_not_found`; `order_step_refused` once the order is on its way
 */
export async function cancelByLink(deps: OrderDeps, id: OrderId): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { status } = await lockOrderAndPayments(tx, id)
    if (status !== 'cancelled') await advanceOrder(tx, deps, id, 'cancel')
  })
}
