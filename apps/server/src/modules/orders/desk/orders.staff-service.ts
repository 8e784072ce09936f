import type { OrderId, UserId } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { lockAttempts } from '../../payments/index.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { lockOrder, type OrderRow } from '../orders.repository.ts'
import { insertStaffNote } from './orders.staff-repository.ts'

/** Adds a note that only staff see. @throws AppError `order_not_found` */
export async function addStaffNote(deps: OrderDeps, caller: Caller, id: OrderId, text: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockOrder(tx, id))) throw new AppError('order_not_found')
    await insertStaffNote(tx, makeStaffNote(deps, caller.userId, id, text))
    // The text stays out of the audit log, which is never erased.
    await recordChange(tx, { ...orderEntry(caller, id), action: 'noted' })
  })
}

/** Locks an order after its attempts to pay, so that no two transactions deadlock (docs/payments.md). */
export async function lockOrderAndPayments(tx: Db, id: OrderId): Promise<OrderRow> {
  await lockAttempts(tx, id)
  const order = await lockOrder(tx, id)
  if (!order) throw new AppError('order_not_found')
  return order
}

export function orderEntry({ userId }: Caller, id: OrderId) {
  return { actorId: userId, entity: 'order' as const, entityId: id }
}

export function orderStateOf({ status, paymentStatus }: Pick<OrderRow, 'status' | 'paymentStatus'>) {
  return { status, payment_status: paymentStatus }
}

export function makeStaffNote({ readClock }: OrderDeps, actorId: UserId, orderId: OrderId, text: string) {
  return { orderId, actorId, text, createdAt: readClock() }
}
