import { expect, it } from 'vitest'
import { describeTimeline } from './order-timeline.ts'

const at = '2026-11-20T10:00:00.000Z'
const stepOf = (status: 'pending_payment' | 'processing' | 'delivered' | 'cancelled') => ({
  status,
  at,
  note: null,
  failed_delivery: null,
  changed_total: null,
})

it('O-06: goes on from where the order is', () => {
  const steps = describeTimeline({ status: 'processing', timeline: [stepOf('pending_payment'), stepOf('processing')] })
  expect(steps.map(({ status, at: moment, isCurrent }) => [status, moment, isCurrent])).toEqual([
    ['pending_payment', at, false],
    ['processing', at, true],
    ['in_transit', null, false],
    ['delivered', null, false],
  ])
})

it.each(['cancelled', 'delivered'] as const)('ends where the order ends: %s', (status) => {
  const steps = describeTimeline({ status, timeline: [stepOf('processing'), stepOf(status)] })
  expect(steps.map((step) => step.status)).toEqual(['processing', status])
})
