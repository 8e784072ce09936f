import {
  hasMoneyOf,
  type OrderId,
  type OrderStatus,
  type PaymentId,
  type Piastres,
  paymentStatuses,
  piastres,
  toPounds,
  type UserId,
} from '@shop/contract'
import { awaitsCash, type CallOutcome, type ParcelChoice, permissionOfStep, type StaffStep } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { claimKey, type IdempotencyClaim, saveAnswer } from '../../../http/answers/idempotency.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { getRefunding, type HandRefund, hasProvider, lockAttempts, requestRefund } from '../../payments/index.ts'
import { deleteClaim } from '../calls/call-claims.repository.ts'
import { whyCall } from '../calls/change-request.rules.ts'
import { checkClaim } from '../calls/claim-call.service.ts'
import { insertCall, listCalls } from '../calls/order-calls.repository.ts'
import { advanceOrder } from '../order-life.service.ts'
import { refuseRefund, refuseStep } from '../order-refusals.rules.ts'
import { setPaymentStatus } from '../order-steps.repository.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder, lockOrder, type OrderRow } from '../orders.repository.ts'
import { cashAmount, isCashOpen, onlineAmount } from '../orders.rules.ts'
import { countMissing } from '../packing/serials.rules.ts'
import { insertReceipt } from '../parcels/cash-receipts.repository.ts'
import { setParcel } from '../parcels/set-parcel.service.ts'
import { spendRefundLimit } from '../refund-limit/spend-refund-limit.service.ts'
import type { OrderFilter } from './order-filter.repository.ts'
import { insertStaffNote } from './orders.staff-repository.ts'
import { type PlannedStep, planStep, type StepDetails } from './step-details.rules.ts'
import { forgetUndo } from './undo-step.repository.ts'

/** The actions of the steps in the audit log. */
const actions: Readonly<Record<StaffStep, string>> = {
  ship: 'shipped',
  attempt: 'delivery_failed',
  deliver: 'delivered',
  turn_back: 'turned_back',
  receive_back: 'received_back',
  cancel: 'cancelled',
  return: 'returned',
}

/**
 * Takes a step of an order for a member of staff.
 *
 * @param request.from the status that the caller saw; `note` is shown in the timeline, also to the shopper; `reason` tells staff why
 * an order that waits for a call is shipped; the others are checked by `planStep`
 * @throws AppError `order_not_found`; `validation_failed`; `order_step_refused` when the status has changed; `forbidden` when the role lacks the permission;
 * `order_not_confirmed` or `change_not_answered` without a reason, or without `orders.write`; `serials_missing` for an order that must be packed first; the errors of `setParcel`; `cash_not_expected` for cash with any step but the delivery of an unpaid cash order
 */
export async function takeStaffStep(deps: OrderDeps, caller: Caller, id: OrderId, request: StepRequest): Promise<void> {
  const { from, note, reason, cash_received: receivesCash } = request
  if (!mayTake(caller, request)) throw new AppError('forbidden')
  await inTransaction(deps.db, async (tx) => {
    const before = await lockOrderAndPayments(tx, id)
    if (before.status !== from) throw refuseStep(before.status)
    const record = await findOrder(tx, id)
    if (!record) throw new AppError('order_not_found')
    const { step, ...details } = planStep(record, request.step, request, deps.readClock())
    const permission = permissionOfStep(step, { status: before.status, payment_status: before.paymentStatus })
    if (!caller.permissions.includes(permission)) throw new AppError('forbidden')
    if (receivesCash && !(step === 'deliver' && isCashOpen(before))) throw new AppError('cash_not_expected')
    if (receivesCash && !caller.permissions.includes('orders.cash')) throw new AppError('forbidden')
    const held = step === 'ship' ? whyCall(await listCalls(tx, [id])) : null
    if (held && !caller.permissions.includes('orders.write')) throw new AppError(refusalOf[held])
    if (held && reason === '') throw new AppError(refusalOf[held], { fields: ['reason'] })
    // Whoever packed it has recorded the serial numbers, or said why there are none.
    const isUnpacked = step === 'ship' && before.packedAt === null
    if (isUnpacked && countMissing(record.lines, ({ serials }) => serials.length) > 0)
      throw new AppError('serials_missing')
    if (request.parcel && step !== 'ship') throw new AppError('validation_failed', { fields: ['parcel'] })
    if (request.parcel) await setParcel(tx, deps, caller, before, request.parcel, true)
    if (step === 'cancel') await spendCancelled(tx, deps, caller, before)
    const options = { note, receivesCash, actorId: caller.userId, ...details }
    const { order: after } = await advanceOrder(tx, deps, id, step, options)
    if (held) await insertStaffNote(tx, makeStaffNote(deps, caller.userId, id, reason))
    const change = {
      before: orderStateOf(before),
      after: { ...orderStateOf(after), ...auditDetailsOf(details), ...(held && { [held]: true }) },
    }
    await recordChange(tx, { ...orderEntry(caller, id), action: actions[step], ...change })
  })
}

/** Why the hand-over of an order that waits for a call is refused. */
const refusalOf = { unconfirmed: 'order_not_confirmed', change_requested: 'change_not_answered' } as const

/** Whether a member may take a step of any order. Of which one, its payment decides. */
function mayTake({ permissions }: Caller, { step, from: status }: StepRequest): boolean {
  return paymentStatuses.some((payment_status) =>
    permissions.includes(permissionOfStep(step, { status, payment_status })),
  )
}

export type StepRequest = StepDetails & {
  step: StaffStep
  from: OrderStatus
  note: string
  reason: string
  cash_received: boolean
  /** With `ship`: who takes the parcel. */
  parcel?: ParcelChoice | undefined
}

function auditDetailsOf({ failure, nextDay, damaged }: Omit<PlannedStep, 'step'>) {
  const units = damaged.reduce((sum, line) => sum + line.units, 0)
  return { ...(failure && { failure }), ...(nextDay && { next_day: nextDay }), ...(units > 0 && { damaged: units }) }
}

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

export type StaffRefund = { paymentId: PaymentId; amount: Piastres; note: string; byHand: HandRefund | null }

/**
 * Refunds money of a payment, or books what staff have paid by hand. A repeated idempotency key refunds once.
 *
 * @param request.amount in piastres
 * @throws AppError `order_not_found`, `not_found` for a payment of another order, `refund_too_high` (details: `available`, EGP),
 * `refund_method_not_possible`, `payment_method_unavailable` without a payment provider, `idempotency_key_reused`
 */
export async function refundOrder(
  deps: OrderDeps,
  caller: Caller,
  id: OrderId,
  request: StaffRefund,
  claim: IdempotencyClaim,
): Promise<void> {
  const { amount, byHand } = request
  if (!byHand && !hasProvider(deps.payments)) throw new AppError('payment_method_unavailable')
  await inTransaction(deps.db, async (tx) => {
    if (await claimKey<object>(tx, claim)) return
    await saveAnswer(tx, claim, { done: true })
    const payment = (await lockAttempts(tx, id)).find((attempt) => attempt.id === request.paymentId)
    if (!(await lockOrder(tx, id))) throw new AppError('order_not_found')
    if (!payment) throw new AppError('not_found')
    const { refundablePiastres, owedPiastres, refundMethods } = await getRefunding(tx, payment)
    if (!refundMethods.includes(byHand?.method ?? 'provider')) throw new AppError('refund_method_not_possible')
    // Where the provider refunds, staff pay only what it failed to.
    const isOwed = byHand !== null && refundMethods.includes('provider')
    const available = isOwed ? Math.min(refundablePiastres, owedPiastres) : refundablePiastres
    if (amount > available) throw refuseRefund(toPounds(piastres(available)))
    const { transactionId } = payment
    if (transactionId === null) throw new AppError('not_found')
    await spendRefundLimit(tx, caller, { orderId: id, amount, now: deps.readClock() })
    const refund = { transactionId, amount, reason: 'staff' as const }
    await requestRefund(tx, deps.payments, payment.id, { ...refund, byHand: byHand ?? undefined })
    if (request.note !== '') await insertStaffNote(tx, makeStaffNote(deps, caller.userId, id, request.note))
    const after = { payment_id: payment.id, amount: toPounds(amount), ...(byHand && { method: byHand.method }) }
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

/** A cancelled order sends back what was paid online. */
async function spendCancelled(tx: Db, deps: OrderDeps, caller: Caller, order: OrderRow): Promise<void> {
  if (!hasMoneyOf({ payment_status: order.paymentStatus })) return
  await spendRefundLimit(tx, caller, { orderId: order.id, amount: onlineAmount(order), now: deps.readClock() })
}

export type CallRecord = {
  outcome: CallOutcome
  note: string
  callAgainAt: Date | null
  /** The calls that the caller saw; undefined: not checked. */
  seenCalls?: number | undefined
}

/**
 * Records the outcome of a call; *reached* also answers a request for a change. If the shopper cancels, the order is cancelled in the same transaction.
 *
 * @throws AppError `order_not_found`; `order_step_refused` unless the order is `processing`; `validation_failed` for a cancellation
 * without a reason; `call_claimed` while a colleague is calling; `call_recorded` after a call that the caller did not see; `forbidden` when the role may not cancel a paid order
 */
export async function recordCall(
  deps: OrderDeps,
  caller: Caller,
  id: OrderId,
  { seenCalls, ...call }: CallRecord,
): Promise<void> {
  const now = deps.readClock()
  const cancels = call.outcome === 'cancels'
  if (cancels && call.note === '') throw new AppError('validation_failed', { fields: ['note'] })
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrderAndPayments(tx, id)
    if (order.status !== 'processing') throw refuseStep(order.status)
    await checkClaim(tx, caller.userId, id, now)
    if (seenCalls !== undefined && (await listCalls(tx, [id])).length !== seenCalls) throw new AppError('call_recorded')
    await deleteClaim(tx, id)
    await insertCall(tx, { orderId: id, actorId: caller.userId, source: 'staff', ...call, createdAt: now })
    await recordChange(tx, { ...orderEntry(caller, id), action: 'called', after: { outcome: call.outcome } })
    if (!cancels) return
    const permission = permissionOfStep('cancel', { status: order.status, payment_status: order.paymentStatus })
    if (!caller.permissions.includes(permission)) throw new AppError('forbidden')
    await spendCancelled(tx, deps, caller, order)
    const { order: after } = await advanceOrder(tx, deps, id, 'cancel', { note: '', actorId: caller.userId })
    const change = { before: orderStateOf(order), after: orderStateOf(after) }
    await recordChange(tx, { ...orderEntry(caller, id), action: actions.cancel, ...change })
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

export function orderStateOf({ status, paymentStatus }: Pick<OrderRow, 'status' | 'paymentStatus'>) {
  return { status, payment_status: paymentStatus }
}

export function makeStaffNote({ readClock }: OrderDeps, actorId: UserId, orderId: OrderId, text: string) {
  return { orderId, actorId, text, createdAt: readClock() }
}
