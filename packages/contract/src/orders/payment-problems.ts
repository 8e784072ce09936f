/** Why staff must look at a payment. */
export const reviewReasons = [
  'wrong_amount',
  'wrong_currency',
  'wrong_integration',
  'wrong_mode',
  'paid_twice',
  'paid_late',
  'returned_unseen',
  'refund_failed',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

/** Why staff must look at money. `unknown_payment` is signed news of money that no payment of the shop explains. */
export const paymentProblemReasons = [...reviewReasons, 'unknown_payment'] as const
export type PaymentProblemReason = (typeof paymentProblemReasons)[number]

/** Whether somebody has dealt with it. */
export const problemStates = ['open', 'done'] as const
