import { type ChangeRequest, type OrderId, orderCan } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { openRequestOf } from '../calls/change-request.rules.ts'
import { insertCall, listCalls } from '../calls/order-calls.repository.ts'
import { refuseStep } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { presentRequest } from '../orders.presenter.ts'
import { lockOrder, type OrderRow } from '../orders.repository.ts'

/**
 * Asks staff to change an order, also when it was confirmed: a call about it is due at once. A request takes the place of the open one; the
 * same text again changes nothing.
 *
 * @throws AppError `order_not_found`; `order_step_refused` unless the order is being prepared
 */
export async function requestChange(deps: OrderDeps, id: OrderId, text: string): Promise<ChangeRequest> {
  return await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new AppError('order_not_found')
    if (!orderCan.askForChange(order)) throw refuseStep(order.status)
    const open = openRequestOf(await listCalls(tx, [id]))
    if (open?.note === text) return presentRequest(open)
    const now = deps.readClock()
    const asked = { source: 'shopper', outcome: 'postponed', note: text, callAgainAt: now, createdAt: now } as const
    await insertCall(tx, { orderId: id, actorId: null, ...asked })
    return presentRequest(asked)
  })
}

/** The change that the shopper of an order waits for; null without one. */
export async function findOpenRequest(db: Db, order: Pick<OrderRow, 'id' | 'status'>): Promise<ChangeRequest | null> {
  const open = orderCan.askForChange(order) && openRequestOf(await listCalls(db, [order.id]))
  return open ? presentRequest(open) : null
}
