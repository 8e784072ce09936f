import type { PaymentId } from '@shop/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PaymentRow } from '../payments.repository.ts'
import type { ProviderTransaction } from '../providers/payment-provider.types.ts'
import { applyEnd, applyRefund, applyRefundEnding, applyTransaction } from './payment-changes.rules.ts'
import type { PaymentChanges } from './payment-changes.types.ts'
import { findMismatch } from './payment-life.rules.ts'
import { type Demand, moneyLeft, type PaymentState } from './payment-state.rules.ts'

const now = new Date('2026-05-01T09:00:00Z')
const payment: PaymentRow = {
  id: 'a' as PaymentId,
  reference: 'r',
  provider: 'paymob',
  amountPiastres: 1000,
  currency: 'EGP',
  method: 'card',
  status: 'created',
  openings: 1,
  providerOrderId: '7',
  redirectUrl: null,
  transactionId: null,
  refundedPiastres: 0,
  reviewReason: null,
  isUnwanted: false,
  askFailures: 0,
  askedAt: null,
  expiresAt: new Date('2026-05-01T09:30:00Z'),
  createdAt: now,
}
const start: PaymentState = { payment, others: [], events: [], refunds: [] }
const paid: ProviderTransaction = {
  providerOrderId: '7',
  transactionId: 't1',
  parentTransactionId: null,
  reference: 'a_1',
  outcome: 'paid',
  method: 'card',
  fault: null,
  account: '5/1',
  success: true,
  pending: false,
  isVoided: false,
  isRefunded: false,
  amount: 1000,
  refunded: 0,
  currency: 'EGP',
  note: '',
}

/** The state after what was decided is written. */
function write(state: PaymentState, changes: PaymentChanges): PaymentState {
  const ended = state.refunds.map((refund) => {
    const ending = changes.endings.find(({ id }) => id === refund.id)
    if (!ending) return refund
    const named = { ...refund, providerTransactionId: ending.providerTransactionId ?? refund.providerTransactionId }
    return refund.status === 'done' || refund.status === 'failed' ? named : { ...named, status: ending.status }
  })
  const asked = changes.refunds.map(({ transactionId, amount, reason, repays = 0 }, index) => ({
    id: `${state.refunds.length + index}`,
    transactionId,
    amountPiastres: amount,
    reason,
    repaysPiastres: repays,
    method: 'refund' as const,
    status: 'requested' as const,
    providerTransactionId: null,
  }))
  return { ...state, payment: { ...state.payment, ...changes.payment }, refunds: [...ended, ...asked] }
}

function tell(state: PaymentState, transaction: ProviderTransaction, demand: Demand = 'awaited') {
  const isOdd = transaction.outcome === 'paid' && findMismatch(state.payment, transaction) !== null
  const event = {
    transactionId: transaction.transactionId,
    parentTransactionId: transaction.parentTransactionId,
    outcome: isOdd ? ('mismatched' as const) : transaction.outcome,
    success: transaction.success,
    isVoided: transaction.isVoided,
    amountPiastres: transaction.amount,
    source: 'inquiry' as const,
    refundedPiastres: transaction.refunded,
  }
  const known = { ...state, events: [...state.events, event] }
  const changes = applyTransaction(known, transaction, demand, now)
  return { changes, state: write(known, changes) }
}

describe('what a provider answers of an open attempt', () => {
  test.each<[string, Partial<ProviderTransaction>, Demand, object]>([
    [
      'paid',
      {},
      'awaited',
      { payment: { status: 'paid', transactionId: 't1' }, notices: ['paid'], refunds: [], problems: [] },
    ],
    [
      'paid, its order has its money',
      {},
      'met',
      {
        payment: { status: 'refunding', reviewReason: 'paid_twice' },
        notices: [],
        refunds: [{ transactionId: 't1', amount: 1000, reason: 'paid_twice' }],
      },
    ],
    [
      'paid, its order is over',
      {},
      'over',
      {
        payment: { status: 'refunding', reviewReason: 'paid_late' },
        notices: ['paid_late'],
        refunds: [{ transactionId: 't1', amount: 1000, reason: 'paid_late' }],
      },
    ],
    [
      'another amount',
      { amount: 900 },
      'awaited',
      { payment: { status: 'review', transactionId: 't1' }, problems: ['wrong_amount'], refunds: [], notices: [] },
    ],
    [
      'another amount for an order that is over',
      { amount: 900 },
      'over',
      {
        payment: { status: 'refunding' },
        problems: ['wrong_amount'],
        refunds: [{ transactionId: 't1', amount: 900, reason: 'paid_late' }],
      },
    ],
    [
      'of another account',
      { fault: 'wrong_account' },
      'awaited',
      { payment: { status: 'review' }, problems: ['wrong_account'], notices: [] },
    ],
    [
      'declined',
      { outcome: 'declined', success: false },
      'awaited',
      { payment: { status: 'failed' }, notices: ['failed'] },
    ],
    [
      'undecided',
      { outcome: 'pending', success: false, pending: true },
      'awaited',
      { payment: { status: 'pending' }, notices: [] },
    ],
    [
      'paid, and gone back unseen',
      { outcome: 'returned', isRefunded: true, refunded: 1000 },
      'awaited',
      { payment: { status: 'review' }, problems: ['returned_unseen'] },
    ],
    [
      'nothing that counts',
      { outcome: 'other' },
      'awaited',
      { payment: { status: 'created', transactionId: null }, notices: [], problems: [] },
    ],
  ])('(%s)', (_name, transaction, demand, changes) => {
    expect(tell(start, { ...paid, ...transaction }, demand).changes).toMatchObject(changes)
  })

  test('with another attempt open, a decline is not the last word', () => {
    const others = [{ ...payment, id: 'b' as PaymentId }]
    const declined = { ...paid, outcome: 'declined', success: false } as const
    expect(tell({ ...start, others }, declined).changes).toMatchObject({ payment: { status: 'failed' }, notices: [] })
  })
})

test('an attempt without a payment is closed when its order ends, without a message', () => {
  expect(applyEnd(start)).toMatchObject({ payment: { status: 'failed' }, refunds: [], problems: [], notices: [] })
  const pending = { ...start, payment: { ...payment, status: 'pending' as const } }
  expect(applyEnd(pending).payment.status).toBe('pending')
})

describe('money that goes back', () => {
  const { state: held } = tell(start, paid)

  test('is asked for once by the shop itself, and by staff as far as it lasts', () => {
    const ended = write(held, applyEnd(held))
    expect(ended.payment.status).toBe('refunding')
    expect(applyEnd(ended).refunds).toEqual([])
    const part = write(held, applyRefund(held, { transactionId: 't1', amount: 300, reason: 'staff' }))
    expect(moneyLeft(part, 't1')).toBe(700)
    expect(applyEnd(part).refunds).toEqual([{ transactionId: 't1', amount: 700, reason: 'cancelled' }])
  })

  test('counts once when the provider says that it went back before it says by which refund', () => {
    const part = write(held, applyRefund(held, { transactionId: 't1', amount: 300, reason: 'staff' }))
    const { state } = tell(part, { ...paid, refunded: 300 })
    expect(applyEnd(state).refunds).toEqual([{ transactionId: 't1', amount: 700, reason: 'cancelled' }])
  })

  test('is done when the provider confirms it, and the customer gets a message after the last part', () => {
    const asked = write(held, applyEnd(held))
    const sent = { ...asked, refunds: asked.refunds.map((refund) => ({ ...refund, status: 'sent' as const })) }
    const child = { ...paid, transactionId: 't2', parentTransactionId: 't1', outcome: 'refunded' } as const
    const { changes, state } = tell(sent, child)
    expect(changes).toMatchObject({
      payment: { status: 'refunded', refundedPiastres: 1000 },
      endings: [{ id: '0', status: 'done', providerTransactionId: 't2' }],
      notices: ['returned'],
    })
    expect(tell(state, { ...paid, outcome: 'returned', isRefunded: true, refunded: 1000 }).changes.notices).toEqual([])
  })

  test('and fails leaves the attempt paid, for staff', () => {
    const asked = write(held, applyEnd(held))
    const ending = { id: '0', status: 'failed', failure: 'no', providerTransactionId: null } as const
    const changes = applyRefundEnding(asked, ending)
    expect(changes).toMatchObject({ payment: { status: 'paid' }, problems: ['refund_failed'] })
  })
})

describe('the right payment after another amount, of which staff refunded', () => {
  const { state: odd } = tell(start, { ...paid, transactionId: 't0', amount: 900 })
  const refund = (amount: number) => write(odd, applyRefund(odd, { transactionId: 't0', amount, reason: 'staff' }))

  test.each([
    ['all', 900, 'awaited', { status: 'paid', transactionId: 't1', isUnwanted: false }, ['paid'], []],
    ['a part', 300, 'awaited', { status: 'paid', transactionId: 't1', isUnwanted: false }, ['paid'], ['t0 600']],
    ['all, for an order that has its money', 900, 'met', { transactionId: 't0' }, [], ['t1 1000']],
  ] as const)('%s', (_name, amount, demand, payment, notices, refunds) => {
    const { changes } = tell(refund(amount), paid, demand)
    expect(changes).toMatchObject({ payment, notices })
    expect(changes.refunds.map((it) => `${it.transactionId} ${it.amount}`)).toEqual(refunds)
  })

  test('is not taken when it goes back itself', () => {
    const { state } = tell(refund(900), paid, 'met')
    const { changes } = tell(state, paid)
    expect(changes).toMatchObject({ payment: { transactionId: 't0' }, notices: [], refunds: [] })
  })
})

type Step = {
  kind: 'paid' | 'odd' | 'declined' | 'staff' | 'end' | 'sent' | 'fail'
  transaction: number
  amount: number
}

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('paid', 'odd', 'declined', 'staff', 'end', 'sent', 'fail'),
  transaction: fc.integer({ min: 1, max: 3 }),
  amount: fc.integer({ min: 1, max: 1500 }),
})

/** What came by a transaction is decided by its number, as a provider's transaction has one amount. */
const amountOf = (transaction: number) => (transaction === 3 ? 700 : 1000)

function take(state: PaymentState, { kind, transaction, amount }: Step): PaymentState {
  const id = `t${transaction}`
  const goesOn = ['paid', 'refunding', 'partially_refunded'].includes(state.payment.status)
  if (kind === 'paid' || kind === 'odd') {
    const sent = { ...paid, transactionId: id, amount: amountOf(transaction) }
    const isKnown = state.events.some((event) => event.transactionId === id && event.success)
    return isKnown ? state : tell(state, sent, goesOn ? 'met' : kind === 'odd' ? 'over' : 'awaited').state
  }
  if (kind === 'declined')
    return tell(state, { ...paid, transactionId: `d${transaction}`, outcome: 'declined', success: false }).state
  if (kind === 'staff') {
    const held = state.payment.transactionId
    if (held === null || amount > moneyLeft(state, held)) return state
    return write(state, applyRefund(state, { transactionId: held, amount, reason: 'staff' }))
  }
  if (kind === 'end') return write(state, applyEnd(state))
  const open = state.refunds.find(({ status }) => status === 'requested')
  if (!open) return state
  const status = kind === 'sent' ? 'done' : 'failed'
  return write(state, applyRefundEnding(state, { id: open.id, status, failure: null, providerTransactionId: null }))
}

test('whatever happens in whatever order, no transaction gives back more than came by it', () => {
  fc.assert(
    fc.property(fc.array(stepArbitrary, { maxLength: 25 }), (steps) => {
      const state = steps.reduce(take, start)
      for (const transaction of [1, 2, 3]) {
        const refunds = state.refunds.filter((it) => it.transactionId === `t${transaction}` && it.status !== 'failed')
        const sum = refunds.reduce((total, { amountPiastres }) => total + amountPiastres, 0)
        const came = state.events.some((it) => it.transactionId === `t${transaction}` && it.success)
        expect(sum).toBeLessThanOrEqual(came ? amountOf(transaction) : 0)
      }
      if (state.payment.status === 'paid') expect(state.payment.transactionId).not.toBeNull()
    }),
    { numRuns: 1000 },
  )
})
