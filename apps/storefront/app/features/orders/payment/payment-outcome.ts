import { hasMoneyOf, type Order } from '@shop/contract'

/**
 * The state of a payment by our own record. `settled`: nothing to do, cash on delivery included. `undecided`: waits
 * for the bank. `declined`: can be paid again. `over`: cancelled or expired. `late`: paid after that. `undone`: paid
 * before that, refund due.
 */
export type PaymentOutcome = 'settled' | 'undecided' | 'declined' | 'over' | 'late' | 'undone'

type PaidOrder = Pick<Order, 'status' | 'payment_status'> & {
  timeline: readonly Pick<Order['timeline'][number], 'status'>[]
}

export function judgePayment({ status, payment_status, timeline }: PaidOrder): PaymentOutcome {
  if (status === 'cancelled') {
    if (!hasMoneyOf({ payment_status }) && payment_status !== 'refunded') return 'over'
    return timeline.some((event) => event.status === 'processing') ? 'undone' : 'late'
  }
  if (status !== 'pending_payment') return 'settled'
  return payment_status === 'failed' ? 'declined' : 'undecided'
}

/**
 * Seconds between reads of an undecided payment: short at first, since most are decided at once; two minutes in all.
 */
const pauses = [1, 1, 2, 2, 3, 3, 4, 5, 6, 8, 10, 15, 20, 20, 20]

/**
 * Milliseconds until the next read.
 *
 * @param looks the number of reads so far
 * @returns null when polling ends and the shopper must ask
 */
export function pauseAfter(looks: number): number | null {
  const pause = pauses[looks - 1]
  return pause === undefined ? null : pause * 1000
}
