import type { OrderStatus } from '@shop/contract'
import { expect, test } from 'vitest'
import type { ParcelState } from '../../couriers/index.ts'
import { planNews } from './plan-news.rules.ts'

const state = (fields: Partial<ParcelState>): ParcelState => ({
  trackingNumber: '1',
  reference: null,
  state: '',
  outcome: 'moving',
  failure: null,
  attempts: null,
  nextDay: null,
  ...fields,
})
const failed = { outcome: 'failed', failure: 'no_answer', attempts: 1, nextDay: '2026-11-26' } as const
const rows: [Partial<ParcelState>, OrderStatus, number, string][] = [
  [{ outcome: 'moving' }, 'processing', 0, 'nothing'],
  [{ outcome: null }, 'in_transit', 0, 'state_unknown'],
  [{ outcome: 'lost' }, 'in_transit', 0, 'lost'],
  [{ outcome: 'lost' }, 'cancelled', 0, 'nothing'],
  [{ outcome: 'delivered' }, 'in_transit', 0, 'deliver'],
  [{ outcome: 'delivered' }, 'delivered', 0, 'nothing'],
  [{ outcome: 'delivered' }, 'processing', 0, 'state_differs'],
  [{ outcome: 'delivered' }, 'cancelled', 0, 'state_differs'],
  [{ outcome: 'delivered' }, 'returning', 0, 'state_differs'],
  [failed, 'in_transit', 0, 'attempt'],
  [failed, 'in_transit', 1, 'nothing'],
  [{ ...failed, attempts: null }, 'in_transit', 0, 'reason_unknown'],
  [{ ...failed, failure: null }, 'in_transit', 0, 'reason_unknown'],
  [{ ...failed, nextDay: null }, 'in_transit', 0, 'day_unknown'],
  [{ ...failed, nextDay: '2026-11-23' }, 'in_transit', 0, 'day_unknown'],
  [{ ...failed, attempts: 3, nextDay: null }, 'in_transit', 2, 'attempt'],
  [{ ...failed, failure: 'refused' }, 'in_transit', 0, 'turn_back'],
  [failed, 'returning', 0, 'nothing'],
  [failed, 'delivered', 0, 'state_differs'],
  [{ outcome: 'coming_back', failure: 'refused' }, 'in_transit', 0, 'turn_back'],
  [{ outcome: 'coming_back' }, 'in_transit', 0, 'reason_unknown'],
  [{ outcome: 'back', failure: 'no_answer' }, 'in_transit', 0, 'turn_back'],
  [{ outcome: 'back' }, 'returning', 0, 'nothing'],
  [{ outcome: 'back' }, 'delivered', 0, 'state_differs'],
]

test.each(rows)('%j of an order %s with %i failed attempts: %s', (fields, status, attempts, expected) => {
  const plan = planNews(state(fields), { status, attempts, today: '2026-11-24' })
  expect(plan.kind === 'problem' ? plan.reason : plan.kind).toBe(expected)
})
