import {
  type OrderId,
  type Piastres,
  piastres,
  type ReturnId,
  type ReturnRefundMethod,
  refundMethodsFor,
  toPounds,
} from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import {
  type HandRefund,
  hasProvider,
  listPaymentRecords,
  type PaymentRecord,
  requestRefund,
} from '../../payments/index.ts'
import { creditRefunds } from '../books/credit-refunds.service.ts'
import { refuseRefund } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import type { OrderRow } from '../orders.repository.ts'
import { cashAmount } from '../orders.rules.ts'
import { spendRefundLimit } from '../refund-limit/spend-refund-limit.service.ts'
import { changeReturn } from './decide-return.service.ts'
import { notifyOfReturn } from './notify-return.service.ts'
import { addRepaid } from './returned-units.repository.ts'
import { saveReturnRefund } from './returns.repository.ts'

export type ReturnRefund = { amount: Piastres; method: ReturnRefundMethod; reference: string }

/**
 * Refunds a return, once. The provider refunds what it can; else staff record how they paid. Of an order with a deposit, what is left of that goes
 * back to the card first, and staff pay the rest.
 *
 * @throws AppError `return_not_found`; `return_step_refused`; `refund_too_high` (details: `available`, EGP) above what is due or left
 * of the payment; `refund_method_not_possible`; `payment_method_unavailable` without a payment provider; `validation_failed` without
 * a reference where one is needed
 */
export async function refundReturn(
  deps: OrderDeps,
  caller: Caller,
  id: ReturnId,
  { amount, method, reference }: ReturnRefund,
): Promise<void> {
  if (method !== 'card' && reference === '') throw new AppError('validation_failed', { fields: ['reference'] })
  if (method === 'card' && !hasProvider(deps.payments)) throw new AppError('payment_method_unavailable')
  await changeReturn(deps, { id, step: 'refund', actorId: caller.userId }, async (tx, { record, order }) => {
    const { number, duePiastres } = record.row
    const toCard = piastres(Math.min(amount, await findDepositLeft(tx, order)))
    const rest = piastres(amount - toCard)
    const methods = toCard > 0 && rest === 0 ? ['card'] : refundMethodsFor(order.paymentMethod)
    if (!methods.includes(method)) throw new AppError('refund_method_not_possible')
    if (toCard > 0 && !hasProvider(deps.payments)) throw new AppError('payment_method_unavailable')
    if (amount > (duePiastres ?? 0)) throw refuse(duePiastres ?? 0)
    await spendRefundLimit(tx, caller, { orderId: order.id, amount, now: deps.readClock() })
    // The refund of a payment writes the credit note: by then it must know the return, and what staff pay beside it.
    await saveReturnRefund(tx, id, { amount, method, reference, now: deps.readClock() })
    if (order.paymentMethod === 'cash') await refundCash(tx, order, rest)
    else await refundPayment(tx, deps, order, { amount, byHand: method === 'card' ? undefined : { method, reference } })
    if (toCard > 0) await refundPayment(tx, deps, order, { amount: toCard, byHand: undefined })
    await creditRefunds(tx, order.id, deps.readClock())
    const paidBy = method === 'card' ? (toCard > 0 ? method : order.paymentMethod) : null
    await notifyOfReturn(tx, deps, order, 'refunded', { number, amount, paidBy })
    return { refund: toPounds(amount), method, ...(toCard > 0 && { to_card: toPounds(toCard) }) }
  })
}

/** What the provider can still refund of the deposit of an order, in piastres. What it failed to refund is owed already: staff pay that by hand. */
export async function findDepositLeft(db: Db, order: Pick<OrderRow, 'id' | 'depositPiastres'>): Promise<number> {
  if (order.depositPiastres === 0) return 0
  return Math.max(0, ...(await listWantedPayments(db, order.id)).map(({ freePiastres }) => freePiastres))
}

type PaymentRefund = { amount: Piastres; byHand: HandRefund | undefined }

async function refundPayment(tx: Db, deps: OrderDeps, order: OrderRow, refund: PaymentRefund): Promise<void> {
  const { amount, byHand } = refund
  const payments = await listWantedPayments(tx, order.id)
  const most = Math.max(0, ...payments.map(({ refundablePiastres }) => refundablePiastres))
  const payment = payments.find(({ refundablePiastres }) => refundablePiastres >= amount)
  if (!payment || payment.transactionId === null) throw refuse(most)
  const { transactionId } = payment
  const request = { transactionId, amount, reason: 'staff', byHand } as const
  await requestRefund(tx, deps.payments, payment.id, request)
}

/** The attempts without those whose money the shop sends back anyway. */
async function listWantedPayments(db: Db, id: OrderId): Promise<PaymentRecord[]> {
  return (await listPaymentRecords(db, id)).filter(({ isUnwanted }) => !isUnwanted)
}

async function refundCash(tx: Db, order: OrderRow, amount: Piastres): Promise<void> {
  if (amount === 0) return
  const { paymentStatus, repaidPiastres } = order
  const isPaid = paymentStatus === 'collected' || paymentStatus === 'paid'
  const left = isPaid ? cashAmount(order) - repaidPiastres : 0
  if (amount > left) throw refuse(left)
  await addRepaid(tx, order.id, amount)
}

function refuse(available: number): AppError {
  return refuseRefund(toPounds(piastres(available)))
}
