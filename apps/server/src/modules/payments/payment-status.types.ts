/** The life of one attempt to pay. */
export const attemptStatuses = [
  'created',
  'pending',
  'paid',
  'failed',
  'review',
  'refunding',
  'partially_refunded',
  'refunded',
  'voided',
] as const
export type AttemptStatus = (typeof attemptStatuses)[number]

/** What a provider's transaction says of the attempt it belongs to. */
export const outcomes = [
  /** The money is ours. */
  'paid',
  /** The shopper's bank is still deciding. */
  'pending',
  'declined',
  /** Money went back: in a transaction of its own, whose parent is the payment. */
  'refunded',
  'voided',
  /** A refund or void that the bank did not do. */
  'refund_failed',
  /** A payment that was taken once, and of which money has gone back since. */
  'returned',
  /** Nothing that the shop acts on. */
  'other',
  /** Money was taken, but not as it was asked for (`reviewReasons`). */
  'mismatched',
] as const
export type Outcome = (typeof outcomes)[number]

/** The state of a transaction as a webhook claims it, by its signed fields alone. */
export const webhookStates = [
  'paid',
  'pending',
  'declined',
  'returned',
  'given_back',
  'give_back_failed',
  'other',
] as const
export type WebhookState = (typeof webhookStates)[number]

/** How money goes back: as a refund, or by undoing a payment of the same day. */
export const refundMethods = ['refund', 'void'] as const
export type RefundMethod = (typeof refundMethods)[number]

export const refundStatuses = ['requested', 'sent', 'done', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** Why money goes back. */
export const refundReasons = ['paid_twice', 'paid_late', 'cancelled', 'staff'] as const
export type RefundReason = (typeof refundReasons)[number]

/** The payment providers the shop can speak to. */
export const providerNames = ['sandbox', 'paymob'] as const
export type ProviderName = (typeof providerNames)[number]
