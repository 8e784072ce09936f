import type { ReviewReason } from '@shop/contract/staff'
import type { AttemptStatus, Outcome } from '../payment-status.types.ts'
import type { ProviderTransaction } from '../providers/payment-provider.types.ts'

/**
 * The life of an attempt until its money is there: which outcome leads where. What is not here changes nothing, so that late,
 * repeated and reordered answers do no harm: a declined attempt may still be paid, a paid one is never declined.
 */
export const paymentLife: Readonly<Record<AttemptStatus, Partial<Record<Outcome, AttemptStatus>>>> = {
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

/** Whether the attempt's money has come; what follows is where it stands (`statusOfMoney`). */
export function hasMoneyCome(status: AttemptStatus): boolean {
  return holdsMoney({ status }) || status === 'refunded' || status === 'voided'
}

/** Whether the shop has money by this attempt. */
export function holdsMoney({ status }: { status: AttemptStatus }): boolean {
  return ['paid', 'refunding', 'partially_refunded'].includes(status)
}

/** Whether a shopper may still pay by this attempt. */
export function isOpen(attempt: { status: AttemptStatus; expiresAt: Date }, now: Date): boolean {
  return (attempt.status === 'created' || attempt.status === 'pending') && now < attempt.expiresAt
}

/** Where money that has come stands, from what is known of it, in whatever order it came to be known. */
export function statusOfMoney(money: {
  amount: number
  refunded: number
  isVoided: boolean
  /** A refund is asked for and not settled. */
  isGivingBack: boolean
}): AttemptStatus {
  if (money.isVoided) return 'voided'
  if (money.refunded >= money.amount) return 'refunded'
  if (money.isGivingBack) return 'refunding'
  return money.refunded > 0 ? 'partially_refunded' : 'paid'
}

/**
 * Why a payment cannot be taken as the one that was asked for; null when it can. Of several reasons the one that weighs most: money
 * of another amount may be accepted by staff, money that is none of this shop's may not.
 */
export function findMismatch(
  asked: { id: string; amountPiastres: number; currency: string },
  transaction: ProviderTransaction,
): ReviewReason | null {
  if (transaction.fault) return transaction.fault
  // The name that an attempt has at the provider begins with its id (`start-payment.service.ts`).
  if (transaction.reference !== null && !transaction.reference.startsWith(`${asked.id}_`)) return 'wrong_account'
  if (transaction.currency !== asked.currency) return 'wrong_currency'
  return transaction.amount === asked.amountPiastres ? null : 'wrong_amount'
}
