import { type OrderId, type Piastres, piastres, toPounds } from '@shop/contract'
import { awaitsCash } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { insertStaffNote } from '../desk/orders.staff-repository.ts'
import { lockOrderAndPayments, makeStaffNote, orderEntry, orderStateOf } from '../desk/orders.staff-service.ts'
import { forgetUndo } from '../desk/undo-step.repository.ts'
import { refuseMoreCash } from '../order-refusals.rules.ts'
import { setPaymentStatus } from '../order-steps.repository.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { cashAmount } from '../orders.rules.ts'
import { spendOnStep } from '../refund-limit/spend-refund-limit.service.ts'
import { insertReceipt, writeOff } from './cash-receipts.repository.ts'

/** `amount`: the counted cash in piastres; `reason`: why it is less than what is due, for staff. */
type CountedCash = { amount: Piastres; reason: string }

/**
 * Books the cash of a delivered order. Of parallel calls, one succeeds. What is missing of it is written off, as money that is given back: the
 * shopper has paid the courier.
 *
 * @throws AppError `order_not_found`; `cash_not_expected` when no cash is due; `cash_too_high` (details: `due`, EGP); for less, `forbidden` without the
 * permission to refund, `refund_limit_reached`, and `validation_failed` without a reason
 */
export async function receiveCash(
  deps: OrderDeps,
  caller: Caller,
  id: OrderId,
  { amount, reason }: CountedCash,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrderAndPayments(tx, id)
    const isDue = awaitsCash({ ...orderStateOf(order), payment_method: order.paymentMethod })
    if (!isDue) throw new AppError('cash_not_expected', { fields: ['amount'] })
    const due = piastres(cashAmount(order))
    if (amount > due) throw refuseMoreCash(toPounds(due))
    const missing = piastres(due - amount)
    const receipt = { orderId: id, amountPiastres: amount, actorId: caller.userId, createdAt: deps.readClock() }
    if (!(await insertReceipt(tx, receipt))) throw new AppError('cash_not_expected')
    await setPaymentStatus(tx, id, 'paid')
    if (missing > 0) await giveUp(tx, deps, caller, { id, missing, reason })
    await forgetUndo(tx, id)
    const short = missing > 0 && { missing: toPounds(missing) }
    const after = { payment_status: 'paid', amount: toPounds(amount), ...short }
    await recordChange(tx, { ...orderEntry(caller, id), action: 'cash_received', after })
  })
}

type Shortage = { id: OrderId; missing: Piastres; reason: string }

/** The reason stays out of the audit log, which is never erased: it is a note of staff. */
async function giveUp(tx: Db, deps: OrderDeps, caller: Caller, { id, missing, reason }: Shortage): Promise<void> {
  await spendOnStep(tx, caller, { orderId: id, amount: missing, now: deps.readClock(), isWriteOff: true })
  if (reason === '') throw new AppError('validation_failed', { fields: ['reason'] })
  await writeOff(tx, id, missing)
  await insertStaffNote(tx, makeStaffNote(deps, caller.userId, id, reason))
}
