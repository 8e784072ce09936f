import { describe, expect, test } from 'vitest'
import { attemptStatuses, outcomes, type PaymentOutcome } from '../payment-status.types.ts'
import type { ProviderTransaction } from '../providers/payment-provider.types.ts'
import { findMismatch, hasMoneyCome, holdsMoney, isOpen, paymentLife, statusOfMoney } from './payment-life.rules.ts'

describe('an attempt', () => {
  const moves: [from: string, outcome: PaymentOutcome, to: string][] = [
    ['created', 'pending', 'pending'],
    ['created', 'paid', 'paid'],
    ['created', 'declined', 'failed'],
    ['created', 'mismatched', 'review'],
    ['created', 'returned', 'review'],
    ['pending', 'paid', 'paid'],
    ['pending', 'declined', 'failed'],
    ['pending', 'mismatched', 'review'],
    ['pending', 'returned', 'review'],
    ['failed', 'paid', 'paid'],
    ['failed', 'mismatched', 'review'],
    ['failed', 'returned', 'review'],
    ['review', 'paid', 'paid'],
  ]

  test.each(moves)('%s, told %s, becomes %s', (from, outcome, to) => {
    expect(paymentLife[from as 'created'][outcome]).toBe(to)
  })

  test('stays as it is, whatever else is told', () => {
    const all = attemptStatuses.flatMap((status) => outcomes.map((outcome) => paymentLife[status][outcome]))
    expect(all.filter((status) => status !== undefined)).toHaveLength(moves.length)
  })

  test('whose money has come is never told to have failed', () => {
    for (const status of attemptStatuses.filter(hasMoneyCome)) expect(paymentLife[status]).toEqual({})
  })

  test('is open while it is neither paid nor over', () => {
    const now = new Date('2026-01-15T12:00:00Z')
    const later = new Date('2026-01-15T12:00:01Z')
    expect(attemptStatuses.filter((status) => isOpen({ status, expiresAt: later }, now))).toEqual([
      'created',
      'pending',
    ])
    expect(isOpen({ status: 'created', expiresAt: now }, now)).toBe(false)
  })

  test('holds money until all of it has gone back', () => {
    expect(attemptStatuses.filter((status) => holdsMoney({ status }))).toEqual([
      'paid',
      'refunding',
      'partially_refunded',
    ])
  })
})

test.each([
  [{ refunded: 0, isVoided: false, isGivingBack: false }, 'paid'],
  [{ refunded: 0, isVoided: false, isGivingBack: true }, 'refunding'],
  [{ refunded: 1, isVoided: false, isGivingBack: false }, 'partially_refunded'],
  [{ refunded: 99, isVoided: false, isGivingBack: true }, 'refunding'],
  [{ refunded: 100, isVoided: false, isGivingBack: false }, 'refunded'],
  [{ refunded: 100, isVoided: false, isGivingBack: true }, 'refunded'],
  [{ refunded: 120, isVoided: false, isGivingBack: false }, 'refunded'],
  [{ refunded: 0, isVoided: true, isGivingBack: false }, 'voided'],
] as const)('money of 100 with %j is %s', (money, status) => {
  expect(statusOfMoney({ amount: 100, ...money })).toBe(status)
})

test.each([
  [{}, null],
  [{ amount: 99 }, 'wrong_amount'],
  [{ amount: 101 }, 'wrong_amount'],
  [{ currency: 'USD' }, 'wrong_currency'],
  [{ currency: 'USD', amount: 1, fault: 'wrong_mode' }, 'wrong_mode'],
  [{ currency: 'USD', amount: 1 }, 'wrong_currency'],
  [{ reference: null }, null],
  [{ method: 'wallet' }, 'wrong_account'],
  [{ method: null }, 'wrong_account'],
  [{ reference: 'b_1' }, 'wrong_account'],
  [{ amount: 1, fault: 'wrong_account' }, 'wrong_account'],
  [{ fault: 'wrong_mode' }, 'wrong_mode'],
  [{ fault: 'wrong_account' }, 'wrong_account'],
] as const)('a payment with %j has the fault %s', (changes, fault) => {
  const right: ProviderTransaction = {
    providerOrderId: '1',
    transactionId: '2',
    parentTransactionId: null,
    outcome: 'paid',
    method: 'card',
    fault: null,
    success: true,
    pending: false,
    isVoided: false,
    isRefunded: false,
    refunded: 0,
    note: '',
    reference: 'a_1',
    account: '5/1',
    amount: 100,
    currency: 'EGP',
  }
  expect(
    findMismatch({ id: 'a', amountPiastres: 100, currency: 'EGP', method: 'card' }, { ...right, ...changes }),
  ).toBe(fault)
})
