import { type OrderId, type OrderStatus, paymentStatuses } from '@shop/contract'
import { mayTakeStep, type ParcelChoice, type StaffStep } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { whyCall } from '../calls/change-request.rules.ts'
import { listCalls } from '../calls/order-calls.repository.ts'
import { advanceOrder, type StepOptions } from '../order-life.service.ts'
import { refuseStep } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder, type OrderRow } from '../orders.repository.ts'
import { isCashOpen } from '../orders.rules.ts'
import { countMissing } from '../packing/serials.rules.ts'
import { setParcel } from '../parcels/set-parcel.service.ts'
import { spendOnStep } from '../refund-limit/spend-refund-limit.service.ts'
import { insertStaffNote } from './orders.staff-repository.ts'
import { lockOrderAndPayments, makeStaffNote, orderEntry, orderStateOf } from './orders.staff-service.ts'
import { type PlannedStep, planStep, type StepDetails } from './step-details.rules.ts'

/** The actions of the steps in the audit log. */
const actionOfStep: Readonly<Record<StaffStep, string>> = {
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
 * @throws AppError `order_not_found`; `validation_failed`; `order_step_refused` when the status has changed; `forbidden` when the role lacks a permission;
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
    const facts = { ...auditDetailsOf(details), ...(held && { [held]: true }) }
    await advanceByStaff(tx, deps, caller, { before, step, options: { note, receivesCash, ...details }, facts })
    if (held) await insertStaffNote(tx, makeStaffNote(deps, caller.userId, id, reason))
  })
}

type StaffAdvance = { before: OrderRow; step: StaffStep; options: StepOptions; facts?: object }

/**
 * Takes a step of a locked order: money that it sends back counts against the refund limit, and the audit log has it with its `facts`.
 *
 * @throws AppError `forbidden` when the caller may not take it of this order; the errors of `advanceOrder` and `spendOnStep`
 */
export async function advanceByStaff(
  tx: Db,
  deps: OrderDeps,
  caller: Caller,
  { before, step, options, facts }: StaffAdvance,
): Promise<void> {
  const { id, status, paymentStatus } = before
  if (!mayTakeStep(caller.permissions, step, { status, payment_status: paymentStatus })) throw new AppError('forbidden')
  const { order: after, givenBack } = await advanceOrder(tx, deps, id, step, { ...options, actorId: caller.userId })
  await spendOnStep(tx, caller, { orderId: id, amount: givenBack, now: deps.readClock() })
  const change = { before: orderStateOf(before), after: { ...orderStateOf(after), ...facts } }
  await recordChange(tx, { ...orderEntry(caller, id), action: actionOfStep[step], ...change })
}

/** Why the hand-over of an order that waits for a call is refused. */
const refusalOf = { unconfirmed: 'order_not_confirmed', change_requested: 'change_not_answered' } as const

/** Whether a member may take a step of any order. Of which one, its payment decides. */
function mayTake({ permissions }: Caller, { step, from: status }: StepRequest): boolean {
  return paymentStatuses.some((payment_status) => mayTakeStep(permissions, step, { status, payment_status }))
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
