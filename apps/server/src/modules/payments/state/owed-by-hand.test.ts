import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNothingOwed, listOwed, moneyLeft, type OwedState } from './payment-state.rules.ts'

const received = 1000

const kinds = [
  'fails',
  'fails after the next one is asked for',
  'fails again',
  'is done',
  'goes back by itself',
  'goes back for a return',
  'is open',
  'is paid by hand',
  'was made on its pages',
] as const
type Step = { kind: (typeof kinds)[number]; amount: number }

const statuses = {
  fails: 'failed',
  'fails after the next one is asked for': 'failed',
  'fails again': 'failed',
  'is done': 'done',
  'goes back by itself': 'done',
  'goes back for a return': 'done',
  'is open': 'sent',
  'is paid by hand': 'done',
} as const
const repaying: readonly string[] = ['fails again', 'is done', 'is open', 'is paid by hand']

const at = (place: number) => new Date(Date.UTC(2026, 4, 1, 9, 0, place))
const fact = { isVoided: false, refundedPiastres: 0, success: true, source: 'inquiry' } as const

const owedByHand = (state: OwedState) => listOwed(state)[0]?.amount ?? 0

/** A payment of 1,000 piastres and what happened to its refunds, a second between two steps: each is asked for and ends at once, unless the kind says otherwise. */
function stateOf(steps: readonly Step[]): OwedState {
  const paid = { ...fact, transactionId: 't1', parentTransactionId: null, outcome: 'paid', createdAt: at(0) } as const
  return steps.reduce<OwedState>(addStep, { events: [{ ...paid, amountPiastres: received }], refunds: [] })
}

function addStep({ events, refunds }: OwedState, { kind, amount }: Step, place: number): OwedState {
  const createdAt = at(place + 1)
  if (kind === 'was made on its pages') {
    const child = { transactionId: `p${place}`, parentTransactionId: 't1', outcome: 'refunded' } as const
    return { events: [...events, { ...fact, ...child, amountPiastres: amount, createdAt }], refunds }
  }
  const soFar = refunds.map((refund) =>
    refund.updatedAt > createdAt ? { ...refund, status: 'sent' as const } : refund,
  )
  const refund = {
    id: String(place),
    transactionId: 't1',
    method: kind === 'is paid by hand' ? 'cash' : 'refund',
    amountPiastres: amount,
    reason: kind === 'goes back by itself' ? 'cancelled' : 'staff',
    repaysPiastres: repaying.includes(kind) ? Math.min(amount, owedByHand({ events, refunds: soFar })) : 0,
    status: statuses[kind],
    providerTransactionId: null,
    createdAt,
    updatedAt: at(place + (kind === 'fails after the next one is asked for' ? 3 : 1)),
  } as const
  return { events, refunds: [...refunds, refund] }
}

describe('what staff owe by hand', () => {
  test.each<[string, Step[], number]>([
    ['is what the provider failed to refund', [{ kind: 'fails', amount: 400 }], 400],
    [
      'is nothing once the provider has sent it after all',
      [
        { kind: 'fails', amount: 400 },
        { kind: 'is done', amount: 400 },
      ],
      0,
    ],
    [
      'is the rest once a part was sent',
      [
        { kind: 'fails', amount: 400 },
        { kind: 'is done', amount: 150 },
      ],
      250,
    ],
    [
      'is the rest of what went back by hand and by the provider',
      [
        { kind: 'fails', amount: 400 },
        { kind: 'is paid by hand', amount: 100 },
        { kind: 'is done', amount: 150 },
      ],
      150,
    ],
    [
      'stays when the rest goes back by itself',
      [
        { kind: 'fails', amount: 400 },
        { kind: 'goes back by itself', amount: 600 },
      ],
      400,
    ],
    [
      'stays when another part goes back for a return',
      [
        { kind: 'fails', amount: 400 },
        { kind: 'goes back for a return', amount: 400 },
      ],
      400,
    ],
    [
      'is what fails after another refund was asked for, which repays nothing of it',
      [
        { kind: 'fails after the next one is asked for', amount: 300 },
        { kind: 'is done', amount: 300 },
      ],
      300,
    ],
    [
      'is owed once, however often its repayment fails',
      [
        { kind: 'fails', amount: 300 },
        { kind: 'fails again', amount: 300 },
        { kind: 'fails again', amount: 300 },
      ],
      300,
    ],
    [
      'is nothing once all goes back by itself',
      [
        { kind: 'fails', amount: 400 },
        { kind: 'goes back by itself', amount: 1000 },
      ],
      0,
    ],
    [
      'is nothing while it is sent again',
      [
        { kind: 'fails', amount: 400 },
        { kind: 'is open', amount: 400 },
      ],
      0,
    ],
    [
      'falls by what staff refund on the pages of the provider',
      [
        { kind: 'fails', amount: 400 },
        { kind: 'was made on its pages', amount: 300 },
      ],
      100,
    ],
    [
      'is the rest of what a repayment could not cover, which fails itself',
      [
        { kind: 'fails', amount: 300 },
        { kind: 'fails again', amount: 500 },
      ],
      500,
    ],
    [
      'is not lowered by what went back before',
      [
        { kind: 'is done', amount: 300 },
        { kind: 'was made on its pages', amount: 200 },
        { kind: 'fails', amount: 400 },
      ],
      400,
    ],
    [
      'is at most what is left of the payment',
      [
        { kind: 'fails', amount: 700 },
        { kind: 'fails', amount: 700 },
      ],
      1000,
    ],
  ])('%s', (_, steps, owed) => {
    expect(owedByHand(stateOf(steps))).toBe(owed)
  })

  test('is never negative, nor more than is left of the payment, whatever happens', () => {
    const step = fc.record({ kind: fc.constantFrom(...kinds), amount: fc.integer({ min: 1, max: received }) })
    const property = fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const state = stateOf(steps)
      const owed = owedByHand(state)
      expect(owed).toBeGreaterThanOrEqual(0)
      expect(owed).toBeLessThanOrEqual(moneyLeft(state, 't1'))
    })
    fc.assert(property)
  })

  test.each([
    ['before it failed', 0, 300],
    ['after it', 5, 100],
  ])('falls by what the provider tells of its pages as a sum alone, %s', (_, second, owed) => {
    const { events, refunds } = stateOf([{ kind: 'fails', amount: 300 }])
    const told = events.map((event) => ({ ...event, refundedPiastres: 200, createdAt: at(second) }))
    expect(owedByHand({ events: told, refunds })).toBe(owed)
  })

  test('falls by nothing that is told as a sum and is another refund, which is under way', () => {
    const { events, refunds } = stateOf([
      { kind: 'fails', amount: 300 },
      { kind: 'goes back for a return', amount: 200 },
    ])
    const told = events.map((event) => ({ ...event, refundedPiastres: 200, createdAt: at(5) }))
    const open = refunds.map((refund) => (refund.status === 'done' ? { ...refund, status: 'sent' as const } : refund))
    expect(owedByHand({ events: told, refunds: open })).toBe(300)
    expect(isNothingOwed({ events: told, refunds: open })).toBe(false)
  })

  test('counts a refund that failed, and of which the provider says later that it was done', () => {
    const state = stateOf([
      { kind: 'fails', amount: 400 },
      { kind: 'was made on its pages', amount: 400 },
    ])
    const refunds = state.refunds.map((refund) => ({ ...refund, providerTransactionId: 'p1' }))
    expect(owedByHand({ ...state, refunds })).toBe(0)
  })
})
