import type { StaffOrder, UndoableStep } from '@shop/contract/staff'
import { useMessages } from '../../i18n/language.tsx'
import { confirmationCallsMessages } from '../confirmation-calls/confirmation-calls.messages.ts'
import { forwardMessages } from './forward.messages.ts'
import { ordersMessages } from './orders.messages.ts'

/** What is not right about a step forward, a sentence each. */
export function useStepWarnings(order: StaffOrder, step: UndoableStep): string[] {
  const t = useMessages(forwardMessages)
  const calls = useMessages(confirmationCallsMessages)
  const names = useMessages(ordersMessages)
  const { needs_call, calls: made, payment_method, payment_status, payments } = order
  const last = made.at(-1)
  const warnings: (string | false)[] = [
    step === 'ship' && needs_call && !last && t.notCalled,
    step === 'ship' && needs_call && last !== undefined && t.notReached({ outcome: calls[`outcome_${last.outcome}`] }),
    payment_method === 'card' && payment_status !== 'paid' && t.notPaid({ status: names[`paid_${payment_status}`] }),
    payments.some(({ status }) => status === 'review') && t.paymentToCheck,
  ]
  return warnings.filter((warning) => warning !== false)
}
