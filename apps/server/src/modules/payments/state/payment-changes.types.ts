import type { HandRefundMethod } from '@shop/contract'
import type { ReviewReason } from '@shop/contract/staff'
import type { RefundReason } from '../payment-status.types.ts'
import type { PaymentRow } from '../payments.repository.ts'
import type { RefundEnding } from '../refunds/refunds.repository.ts'
import type { PaymentState } from './payment-state.rules.ts'

/** Notices for the listener, inside the same transaction. */
export type Notice = 'paid' | 'paid_late' | 'failed' | 'returned'

export type RefundRequest = {
  transactionId: string
  amount: number
  reason: RefundReason
  /** How much of the amount repays what earlier refunds failed to send back; nothing if not given. */
  repays?: number
  /** Staff have paid it already, with this proof. */
  byHand?: HandRefund | undefined
}
export type HandRefund = { method: HandRefundMethod; reference: string }

/** What to write in one transaction. */
export type PaymentChanges = {
  payment: Pick<PaymentRow, 'status' | 'transactionId' | 'refundedPiastres' | 'reviewReason' | 'isUnwanted'>
  problems: readonly ReviewReason[]
  refunds: readonly RefundRequest[]
  endings: readonly RefundEnding[]
  notices: readonly Notice[]
}

/** A state with the changes so far. */
export type Draft = { state: PaymentState; changes: Omit<PaymentChanges, 'payment'> }
