import type { Permission } from '../staff/permissions.ts'
import { hasMoneyOf, type OrderStep, orderLife } from './order-life.ts'
import type { OrderStatus, PaymentMethod, PaymentStatus } from './order-status.ts'

/** The steps that staff take; money that comes, or does not come in time, takes the others. */
export const staffSteps = [
  'ship',
  'deliver',
  'attempt',
  'turn_back',
  'receive_back',
  'cancel',
  'return',
] as const satisfies readonly OrderStep[]
export type StaffStep = (typeof staffSteps)[number]

/** Steps whose message waits, so that a slip can be undone before the customer reads it. */
export const undoableSteps = ['ship', 'deliver', 'attempt', 'turn_back'] as const satisfies readonly StaffStep[]
export type UndoableStep = (typeof undoableSteps)[number]

/** For how long such a step can be undone, and its message waits. */
export const undoSeconds = 10

export function isUndoable(step: string): step is UndoableStep {
  return (undoableSteps as readonly string[]).includes(step)
}

type StandingOrder = { status: OrderStatus; payment_status: PaymentStatus }

/** Whether a member with these permissions may take a step: the warehouse hands over and receives; cancelling what is paid sends money back; a return inspects what came. */
export function mayTakeStep(permissions: readonly Permission[], step: StaffStep, order: StandingOrder): boolean {
  return permissionsOfStep(step, order).every((one) => permissions.includes(one))
}

/** What a member of staff must be allowed to do to take a step back. */
export function permissionOfUndo(step: UndoableStep): Permission {
  return step === 'ship' ? 'orders.fulfil' : 'orders.write'
}

/**
 * The next steps of an order that a member may take: the buttons of the dashboard, and what the server lets through.
 *
 * @param order.holdsMoney whether it has received money that can go back, also money under review, which leaves it unpaid
 */
export function stepsFor(
  permissions: readonly Permission[],
  order: StandingOrder & { holdsMoney: boolean },
): StaffStep[] {
  const refusesCancel = order.holdsMoney && !permissions.includes('orders.refund')
  return staffSteps.filter(
    (step) =>
      orderLife[order.status][step] !== undefined &&
      mayTakeStep(permissions, step, order) &&
      !(step === 'cancel' && refusesCancel),
  )
}

function permissionsOfStep(step: StaffStep, order: StandingOrder): readonly Permission[] {
  if (step === 'ship' || step === 'receive_back') return ['orders.fulfil']
  if (step === 'return') return ['orders.write', 'returns.inspect']
  return step === 'cancel' && hasMoneyOf(order) ? ['orders.refund'] : ['orders.write']
}

/**
 * Whether the shop still waits for cash of an order: the courier has it, also after the order was returned. A delivered order is
 * unpaid only when a process of the previous release delivered it.
 */
export function awaitsCash(order: StandingOrder & { payment_method: PaymentMethod }): boolean {
  if (order.payment_method !== 'cash') return false
  return order.payment_status === 'collected' || (order.status === 'delivered' && order.payment_status === 'unpaid')
}

/** Whether the courier is to collect cash at the door: of a deposit, the rest. */
export function isCashDue(order: { payment_method: PaymentMethod; payment_status: PaymentStatus }): boolean {
  return (
    order.payment_method === 'cash' && (order.payment_status === 'unpaid' || order.payment_status === 'deposit_paid')
  )
}

/** The outcome of a confirmation call. `reached` confirms the order, `cancels` cancels it; after the others staff call again. */
export const callOutcomes = ['reached', 'no_answer', 'postponed', 'wrong_number', 'cancels'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** How an order was confirmed or called: by staff, by the shopper with the link of a message, because the customer is known, or by a deposit; or who asked for a call: the shopper. */
export const callSources = ['staff', 'link', 'history', 'deposit', 'shopper'] as const
export type CallSource = (typeof callSources)[number]

/** After a call that did not reach anybody, in minutes. */
export const callAgainMinutes = 30

/** After this many calls that reached nobody, staff decide what becomes of the order. */
export const maxUnanswered = 3

/** What of the recipient may be corrected, as the fields of the checkout are named. */
export const recipientFields = ['first_name', 'last_name', 'phone', 'address', 'apartment', 'city', 'region'] as const
export type RecipientField = (typeof recipientFields)[number]

/** Whether who receives an order may still be corrected: also while it is with the courier, who is told, but not when it is over. */
export function canCorrectRecipient(order: { status: OrderStatus }): boolean {
  return canCorrectGovernorate(order) || order.status === 'in_transit'
}

/** Whether its governorate may be corrected: fee and day depend on it, so not once it is with the courier. */
export function canCorrectGovernorate({ status }: { status: OrderStatus }): boolean {
  return status === 'pending_payment' || status === 'processing'
}
