import type { OnlineMethod } from '@shop/contract'
import type { ReviewReason } from '@shop/contract/staff'
import type { AttemptStatus, PaymentOutcome } from '../payment-status.types.ts'
import type { ProviderTransaction } from '../providers/payment-provider.types.ts'

/**
 * Status changes of an attempt by outcome. Missing entries change nothing, so that late, repeated and reordered answers do no harm: a
 * declined attempt may still be paid, a paid one is never declined.
 */
export const paymentLife: Readonly<Record<AttemptStatus, Partial<Record<PaymentOutcome, AttemptStatus>>>> = {
  created: { pending: 'pending', paid: 'paid', declined: 'failed', mismatched: 'review', returned: 'review' },
  pending: { paid: 'paid', declined: 'failed', mismatched: 'review', returned: 'review' },
  failed: { paid: 'paid', mismatched: 'review', returned: 'review' },
  review: { paid: 'paid' },
  paid: {},
  refunding: {},
  partially_refunded: {},
  refunded: {},
  voided: {},
}

/** Tells whether the attempt's money was received; `statusOfMoney` decides its further status. */
export function hasMoneyCome(status: AttemptStatus): boolean {
  return holdsMoney({ status }) || status === 'refunded' || status === 'voided'
}

/** Tells whether the shop has money from this attempt. */
export function holdsMoney({ status }: { status: AttemptStatus }): boolean {
  return ['paid', 'refunding', 'partially_refunded'].includes(status)
}

/** Tells whether a shopper may still pay by this attempt. */
export function isOpen(attempt: { status: AttemptStatus; expiresAt: Date }, now: Date): boolean {
  return (attempt.status === 'created' || attempt.status === 'pending') && now < attempt.expiresAt
}

/** Gives the status of received money. It depends on the amounts only, not on the order of answers. */
export function statusOfMoney(money: {
  amount: number
  refunded: number
  isVoided: boolean
  /** A refund is open. */
  isGivingBack: boolean
}): AttemptStatus {
  if (money.isVoided) return 'voided'
  if (money.refunded >= money.amount) return 'refunded'
  if (money.isGivingBack) return 'refunding'
  return money.refunded > 0 ? 'partially_refunded' : 'paid'
}

/**
 * Finds why a payment does not match the request; null when it does. Of several reasons the most serious counts: staff may accept
 * another amount, but not money of another shop.
 */
export function findMismatch(
  asked: { id: string; amountPiastres: number; currency: string; method: OnlineMethod },
  transaction: ProviderTransaction,
): ReviewReason | null {
  if (transaction.fault) return transaction.fault
  if (transaction.method !== asked.method) return 'wrong_account'
  // An attempt's name at the provider starts with its id (`start-payment.service.ts`).
  if (transaction.reference !== null && !transaction.reference.startsWith(`${asked.id}_`)) return 'wrong_account'
  if (transaction.currency !== asked.currency) return 'wrong_currency'
  return transaction.amount === asked.amountPiastres ? null : 'wrong_amount'
}
