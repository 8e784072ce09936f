import { type OrderId, type Piastres, toPounds } from '@shop/contract'
import { awaitsCash } from '@shop/contract/staff'
import { inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { lockOrderAndPayments, orderEntry, orderStateOf } from '../desk/orders.staff-service.ts'
import { forgetUndo } from '../desk/undo-step.repository.ts'
import { setPaymentStatus } from '../order-steps.repository.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { cashAmount } from '../orders.rules.ts'
import { insertReceipt } from './cash-receipts.repository.ts'

/**
 * Books the cash of a delivered order. Of parallel calls, one succeeds.
 *
 * @param amount the counted cash in piastres
 * @throws AppError `order_not_found`; `cash_not_expected` when no cash is due or the amount is not that cash
 */
export async function receiveCash(deps: OrderDeps, caller: Caller, id: OrderId, amount: Piastres): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrderAndPayments(tx, id)
    const isDue = awaitsCash({ ...orderStateOf(order), payment_method: order.paymentMethod })
    if (!isDue || amount !== cashAmount(order)) throw new AppError('cash_not_expected', { fields: ['amount'] })
    const receipt = { orderId: id, amountPiastres: amount, actorId: caller.userId, createdAt: deps.readClock() }
    if (!(await insertReceipt(tx, receipt))) throw new AppError('cash_not_expected')
    await setPaymentStatus(tx, id, 'paid')
    await forgetUndo(tx, id)
    const after = { payment_status: 'paid', amount: toPounds(amount) }
    await recordChange(tx, { ...orderEntry(caller, id), action: 'cash_received', after })
  })
}
