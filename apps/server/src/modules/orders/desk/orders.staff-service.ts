import {
  type OrderId,
  type OrderStatus,
  type PaymentId,
  type Piastres,
  piastres,
  toPounds,
  type UserId,
} from '@shop/contract'
import { awaitsCash, type CallOutcome, permissionOfStep, roleCan, type StaffStep } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { claimKey, type IdempotencyClaim, saveAnswer } from '../../../http/answers/idempotency.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { acceptsCards, getRefundable, lockAttempts, requestRefund } from '../../payments/index.ts'
import { advanceOrder } from '../order-life.service.ts'
import { refuseRefund, refuseStep } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { lockOrder, type OrderRow, setPaymentStatus } from '../orders.repository.ts'
import { insertCall, wasReached } from './order-calls.repository.ts'
import type { OrderFilter } from './order-filter.repository.ts'
import { insertStaffNote } from './orders.staff-repository.ts'
import { forgetUndo } from './undo-step.repository.ts'

/** The actions of the steps in the audit log. */
const actions: Readonly<Record<StaffStep, string>> = {
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
  return: 'returned',
}

/**
 * Takes a step of an order for a member of staff.
 *
 * @param request.from the status that the caller saw; `note` is shown in the timeline, also to the shopper; `reason` tells staff why
 * an unconfirmed order is shipped
 * @throws AppError `order_not_found`; `order_step_refused` when the status has changed; `forbidden` when the role lacks the permission;
 * `order_not_confirmed` without a reason; `cash_not_expected` for cash with any step but the delivery of an unpaid cash order
 */
export async function takeStaffStep(deps: OrderDeps, caller: Caller, id: OrderId, request: StepRequest): Promise<void> {
  const { step, from, note, reason, cash_received: receivesCash } = request
  await inTransaction(deps.db, async (tx) => {
    const before = await lockOrderAndPayments(tx, id)
    if (before.status !== from) throw refuseStep(before.status)
    const permission = permissionOfStep(step, { status: before.status, payment_status: before.paymentStatus })
    if (!roleCan(caller.role, permission)) throw new AppError('forbidden')
    if (receivesCash && !isCashDue(step, before)) throw new AppError('cash_not_expected')
    const isUnconfirmed = step === 'ship' && !(await wasReached(tx, id))
    if (isUnconfirmed && reason === '') throw new AppError('order_not_confirmed', {}, ['reason'])
    const { order: after } = await advanceOrder(tx, deps, id, step, { note, receivesCash, actorId: caller.userId })
    if (isUnconfirmed) await insertStaffNote(tx, makeStaffNote(deps, caller.userId, id, reason))
    const change = {
      before: auditStateOf(before),
      after: { ...auditStateOf(after), ...(isUnconfirmed && { unconfirmed: true }) },
    }
    await recordChange(tx, { ...orderEntry(caller, id), action: actions[step], ...change })
  })
}

export type StepRequest = { step: StaffStep; from: OrderStatus; note: string; reason: string; cash_received: boolean }

function isCashDue(step: StaffStep, { paymentMethod, paymentStatus }: OrderRow): boolean {
  return step === 'deliver' && paymentMethod === 'cash' && paymentStatus === 'unpaid'
}

/**
 * Books the cash of a delivered order. Of parallel calls, one succeeds.
 *
 * @param amount the counted cash in piastres
 * @throws AppError `order_not_found`; `cash_not_expected` when no cash is due or the amount is not the total
 */
export async function receiveCash(deps: OrderDeps, caller: Caller, id: OrderId, amount: Piastres): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrderAndPayments(tx, id)
    const isDue = awaitsCash({ ...auditStateOf(order), payment_method: order.paymentMethod })
    if (!isDue || amount !== order.totalPiastres) throw new AppError('cash_not_expected', {}, ['amount'])
    await setPaymentStatus(tx, id, 'paid')
    await forgetUndo(tx, id)
    const after = { payment_status: 'paid', amount: toPounds(amount) }
    await recordChange(tx, { ...orderEntry(caller, id), action: 'cash_received', after })
  })
}

export type RefundRequest = { paymentId: PaymentId; amount: Piastres; note: string }

/**
 * Refunds money of a payment to its card. A repeated idempotency key refunds once.
 *
 * @param request.amount in piastres
 * @throws AppError `order_not_found`, `not_found` for a payment of another order, `refund_too_high` (details: `available`, EGP),
 * `payment_method_unavailable` when the shop takes no cards, `idempotency_key_reused`
 */
export async function refundOrder(
  deps: OrderDeps,
  caller: Caller,
  id: OrderId,
  request: RefundRequest,
  claim: IdempotencyClaim,
): Promise<void> {
  if (!acceptsCards(deps.payments)) throw new AppError('payment_method_unavailable')
  await inTransaction(deps.db, async (tx) => {
    if (await claimKey<object>(tx, claim)) return
    await saveAnswer(tx, claim, { done: true })
    const payment = (await lockAttempts(tx, id)).find((attempt) => attempt.id === request.paymentId)
    if (!(await lockOrder(tx, id))) throw new AppError('order_not_found')
    if (!payment) throw new AppError('not_found')
    const available = await getRefundable(tx, payment)
    if (request.amount > available) throw refuseRefund(toPounds(piastres(available)))
    const { transactionId } = payment
    if (transactionId === null) throw new AppError('not_found')
    await requestRefund(tx, deps.payments, payment.id, { transactionId, amount: request.amount, reason: 'staff' })
    if (request.note !== '') await insertStaffNote(tx, makeStaffNote(deps, caller.userId, id, request.note))
    const after = { payment_id: payment.id, amount: toPounds(request.amount) }
    await recordChange(tx, { ...orderEntry(caller, id), action: 'refund_requested', after })
  })
}

/** Adds a note that only staff see. @throws AppError `order_not_found` */
export async function addStaffNote(deps: OrderDeps, caller: Caller, id: OrderId, text: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockOrder(tx, id))) throw new AppError('order_not_found')
    await insertStaffNote(tx, makeStaffNote(deps, caller.userId, id, text))
    // The text stays out of the audit log, which is never erased.
    await recordChange(tx, { ...orderEntry(caller, id), action: 'noted' })
  })
}

export type CallRecord = { outcome: CallOutcome; note: string; callAgainAt: Date | null }

/** Records the outcome of a confirmation call. @throws AppError `order_not_found`, `order_step_refused` unless the order is `processing` */
export async function recordCall(deps: OrderDeps, caller: Caller, id: OrderId, call: CallRecord): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new AppError('order_not_found')
    if (order.status !== 'processing') throw refuseStep(order.status)
    await insertCall(tx, { orderId: id, actorId: caller.userId, ...call, createdAt: deps.readClock() })
    await recordChange(tx, { ...orderEntry(caller, id), action: 'called', after: { outcome: call.outcome } })
  })
}

/**
 * Records an export of orders in the audit log, without the search text, because it may be a name.
 *
 * @throws AppError `unauthenticated`
 */
export async function recordExport(deps: OrderDeps, caller: Caller | null, filter: OrderFilter): Promise<void> {
  if (!caller) throw new AppError('unauthenticated')
  const { q: _, ...after } = filter
  await recordChange(deps.db, { actorId: caller.userId, action: 'exported', entity: 'order', entityId: 'list', after })
}

/** Locks an order after its attempts to pay, so that no two transactions deadlock (docs/payments.md). */
export async function lockOrderAndPayments(tx: Db, id: OrderId): Promise<OrderRow> {
  await lockAttempts(tx, id)
  const order = await lockOrder(tx, id)
  if (!order) throw new AppError('order_not_found')
  return order
}

export function orderEntry({ userId }: Caller, id: OrderId) {
  return { actorId: userId, entity: 'order', entityId: id }
}

export function auditStateOf({ status, paymentStatus }: Pick<OrderRow, 'status' | 'paymentStatus'>) {
  return { status, payment_status: paymentStatus }
}

export function makeStaffNote({ readClock }: OrderDeps, actorId: UserId, orderId: OrderId, text: string) {
  return { orderId, actorId, text, createdAt: readClock() }
}
