import { handRefundMethods } from '@shop/contract'

/** Statuses of an attempt to pay. */
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

/** What a transaction of the provider means for its attempt. */
export const outcomes = [
  /** The shop has the money. */
  'paid',
  /** The shopper's bank is still deciding. */
  'pending',
  'declined',
  /** A refund: a separate transaction whose parent is the payment. */
  'refunded',
  'voided',
  /** A refund or void that the bank refused. */
  'refund_failed',
  /** A successful payment that has been refunded since, fully or partly. */
  'returned',
  /** No action needed. */
  'other',
  /** Money was taken that does not match the request (`reviewReasons`). */
  'mismatched',
] as const
export type PaymentOutcome = (typeof outcomes)[number]

/** The state that a webhook claims for a transaction, by its signed fields only. */
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

/** A refund, or a void, which cancels a payment of the same day; the others are payments of staff. */
export const refundMethods = ['refund', 'void', ...handRefundMethods] as const
export type RefundMethod = (typeof refundMethods)[number]

export const refundStatuses = ['requested', 'sent', 'done', 'failed'] as const

/** Why money is refunded. */
export const refundReasons = ['paid_twice', 'paid_late', 'cancelled', 'staff'] as const
export type RefundReason = (typeof refundReasons)[number]

/** The supported payment providers. */
export const providerNames = ['sandbox', 'paymob'] as const
export type ProviderName = (typeof providerNames)[number]
