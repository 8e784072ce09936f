import { expect, it } from 'vitest'
import { judgePayment, pauseAfter } from './payment-outcome.ts'

it.each([
  ['pending_payment', 'pending', 'undecided'],
  ['pending_payment', 'unpaid', 'undecided'],
  ['pending_payment', 'failed', 'declined'],
  ['processing', 'paid', 'settled'],
  ['processing', 'unpaid', 'settled'],
  ['in_transit', 'paid', 'settled'],
  ['delivered', 'paid', 'settled'],
  ['returned', 'refunded', 'settled'],
  ['cancelled', 'unpaid', 'over'],
  ['cancelled', 'paid', 'late'],
  ['cancelled', 'refunded', 'late'],
] as const)('an order %s and %s is %s', (status, payment_status, outcome) => {
  expect(judgePayment({ status, payment_status, timeline: [{ status: 'pending_payment' }, { status }] })).toBe(outcome)
})

it.each(['paid', 'refunded'] as const)(
  'an order that was %s in time and then cancelled was not paid late',
  (payment_status) => {
    const timeline = [{ status: 'pending_payment' }, { status: 'processing' }, { status: 'cancelled' }] as const
    expect(judgePayment({ status: 'cancelled', payment_status, timeline })).toBe('undone')
  },
)

it('looks less and less often, and stops after two minutes', () => {
  const pauses: number[] = []
  for (let pause = pauseAfter(1); pause !== null; pause = pauseAfter(pauses.length + 1)) pauses.push(pause)
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(120_000)
})
