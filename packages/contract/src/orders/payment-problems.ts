/** Why staff must look at a payment. */
export const reviewReasons = [
  'wrong_amount',
  'wrong_currency',
  'wrong_account',
  'wrong_mode',
  'paid_twice',
  'paid_late',
  'returned_unseen',
  'refund_failed',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

/**
 * Why staff must look at money. `unknown_payment`: the provider has money that no payment of the shop explains. `news_differ`: a signed
 * call claimed something else than the provider answered. `unconfirmed`: a signed call says paid, and the provider gives no answer.
 */
export const paymentProblemReasons = [...reviewReasons, 'unknown_payment', 'news_differ', 'unconfirmed'] as const
export type PaymentProblemReason = (typeof paymentProblemReasons)[number]

/** Whether somebody has dealt with it. */
export const problemStates = ['open', 'done'] as const
