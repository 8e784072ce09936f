import { type Permission, roleCan } from '../staff/permissions.ts'
import type { UserRole } from '../users/users.schema.ts'
import { type OrderStep, orderLife } from './order-life.ts'
import type { OrderStatus, PaymentMethod, PaymentStatus } from './order-status.ts'

/** The steps that staff take; money that comes, or does not come in time, takes the others. */
export const staffSteps = ['ship', 'deliver', 'cancel', 'return'] as const satisfies readonly OrderStep[]
export type StaffStep = (typeof staffSteps)[number]

/** Steps whose message waits, so that a slip can be undone before the customer reads it. */
export const undoableSteps = ['ship', 'deliver'] as const satisfies readonly StaffStep[]
export type UndoableStep = (typeof undoableSteps)[number]

/** For how long such a step can be undone, and its message waits. */
export const undoSeconds = 10

export function isUndoable(step: string): step is UndoableStep {
  return (undoableSteps as readonly string[]).includes(step)
}

type StandingOrder = { status: OrderStatus; payment_status: PaymentStatus }

/** What a member of staff must be allowed to do for a step: cancelling what is paid sends money back. */
export function permissionOfStep(step: StaffStep, order: StandingOrder): Permission {
  return step === 'cancel' && order.payment_status === 'paid' ? 'orders.refund' : 'orders.write'
}

/** The next steps of an order that a role may take: the buttons of the dashboard, and what the server lets through. */
export function stepsForRole(role: UserRole, order: StandingOrder): StaffStep[] {
  return staffSteps.filter(
    (step) => orderLife[order.status][step] !== undefined && roleCan(role, permissionOfStep(step, order)),
  )
}

/** Whether cash of an order is still to come: it was delivered, and the shop does not have the money yet. */
export function awaitsCash(order: StandingOrder & { payment_method: PaymentMethod }): boolean {
  return order.status === 'delivered' && order.payment_method === 'cash' && order.payment_status === 'unpaid'
}

/** What came of a confirmation call. Only `reached` takes the order out of the queue. */
export const callOutcomes = ['reached', 'no_answer', 'wrong_number', 'postponed'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** What of the recipient may be corrected, as the fields of the checkout are named. */
export const recipientFields = ['first_name', 'last_name', 'phone', 'address', 'apartment', 'city', 'region'] as const
export type RecipientField = (typeof recipientFields)[number]

/** Whether who receives an order may still be corrected: not once it is with the courier, or over. */
export function canCorrectRecipient(order: { status: OrderStatus }): boolean {
  return order.status === 'pending_payment' || order.status === 'processing'
}
