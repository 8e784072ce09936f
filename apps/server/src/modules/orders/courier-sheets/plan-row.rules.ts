import { attemptFailures, maxDeliveryAttempts, piastres, toPounds } from '@shop/contract'
import { awaitsCash, type SheetAction, type SheetProblem } from '@shop/contract/staff'
import type { OrderRow } from '../orders.repository.ts'
import { cashAmount, isCashOpen } from '../orders.rules.ts'
import type { SheetEntry } from './sheet.parser.ts'

/** An order that a row is about. `attempts` counts its failed attempts. */
export type SheetOrder = Pick<
  OrderRow,
  'status' | 'paymentMethod' | 'paymentStatus' | 'totalPiastres' | 'depositPiastres'
> & {
  attempts: number
  /** The days, `YYYY-MM-DD`, that they named for the next one. */
  nextDays: readonly string[]
  /** The carrier of its parcel and the tracking number there. */
  carrierId: number | null
  tracking: string | null
}

/** What the caller may do, and today in Cairo. */
export type SheetTerms = { canDeliver: boolean; canFulfil: boolean; today: string }

export type RowPlan = { action: SheetAction; problem: null } | { action: null; problem: SheetProblem }

/** Decides what a row does with its order. Money that is not exactly the cash of the order is for staff to look at: then the row does nothing. */
export function planRow(entry: SheetEntry, order: SheetOrder, terms: SheetTerms): RowPlan {
  const { status, amount } = entry
  if (status === undefined) return stop('status_unknown')
  if (amount === undefined) return stop('amount_wrong')
  if (entry.tracking === undefined) return stop('tracking_wrong')
  if (entry.tracking !== null && order.tracking !== null && entry.tracking !== order.tracking)
    return stop('tracking_differs')
  if (status === null) return amount === null ? planTracking(entry, order, terms) : planMoney(order, amount)
  if (status !== 'delivered') return planFailure(entry, status, order, terms)
  if (order.status === 'delivered') return amount === null ? go('nothing') : planMoney(order, amount)
  if (order.status !== 'in_transit') return stop('state_differs')
  if (!terms.canDeliver) return stop('not_allowed')
  if (amount === null || (amount === 0 && !isCashOpen(order))) return go('deliver')
  if (!isCashOpen(order)) return stop('amount_unexpected')
  return isCashOf(order, amount) ? go('deliver_and_receive') : stop('amount_differs')
}

/** A row of a number alone enters it, once a carrier has the parcel. */
function planTracking({ tracking }: SheetEntry, order: SheetOrder, { canFulfil }: SheetTerms): RowPlan {
  if (tracking === null || tracking === order.tracking) return go('nothing')
  if (order.status !== 'processing' && order.status !== 'in_transit') return stop('state_differs')
  if (order.carrierId === null) return stop('carrier_missing')
  return canFulfil ? go('set_tracking') : stop('not_allowed')
}

function planMoney(order: SheetOrder, amount: number): RowPlan {
  const { status, paymentMethod, paymentStatus } = order
  if (awaitsCash({ status, payment_method: paymentMethod, payment_status: paymentStatus }))
    return isCashOf(order, amount) ? go('receive') : stop('amount_differs')
  if (paymentMethod !== 'cash') return amount === 0 ? go('nothing') : stop('amount_unexpected')
  if (paymentStatus === 'paid') return stop('already_received')
  return amount === 0 ? go('nothing') : stop('not_delivered')
}

function planFailure(
  { amount, nextDay }: SheetEntry,
  failure: Exclude<SheetEntry['status'], 'delivered' | null | undefined>,
  order: SheetOrder,
  { canDeliver, today }: SheetTerms,
): RowPlan {
  if (amount) return stop('amount_unexpected')
  const comesAgain = attemptFailures.some((one) => one === failure)
  const isRecorded = comesAgain && nextDay !== null && order.nextDays.includes(nextDay)
  // The courier tells again what is known.
  if (isRecorded || order.status === 'returning' || order.status === 'returned') return go('nothing')
  if (order.status !== 'in_transit') return stop('state_differs')
  if (!canDeliver) return stop('not_allowed')
  if (!comesAgain) return go('turn_back')
  const isLast = order.attempts + 1 >= maxDeliveryAttempts
  return isLast || (nextDay !== null && nextDay >= today) ? go('attempt') : stop('day_needed')
}

function isCashOf(order: SheetOrder, amount: number): boolean {
  return toPounds(piastres(cashAmount(order))) === amount
}

const go = (action: SheetAction): RowPlan => ({ action, problem: null })
const stop = (problem: SheetProblem): RowPlan => ({ action: null, problem })
