import { describe, expect, test } from 'vitest'
import { isSignedBy, signedValues, signValues } from './paymob-signature.rules.ts'
import { type PaymobTransaction, paymentOutcomeOf, paymobTransactionSchema } from './paymob-transaction.schema.ts'

const secret = 'shop_test_hmac_secret'

const approved: PaymobTransaction = paymobTransactionSchema.parse({
  id: 900001,
  pending: false,
  amount_cents: 1249900,
  success: true,
  is_auth: false,
  is_capture: false,
  is_standalone_payment: true,
  is_voided: false,
  is_refunded: false,
  is_3d_secure: true,
  integration_id: 1001,
  has_parent_transaction: false,
  order: { id: 700001, merchant_order_id: 'ORD-000123-1' },
  created_at: '2026-01-15T12:30:45.123456',
  currency: 'EGP',
  source_data: { type: 'card', pan: '2346', sub_type: 'MasterCard', tenure: null },
  error_occured: false,
  owner: 500001,
  parent_transaction: null,
})
const declined = { ...approved, id: 900002, success: false, error_occured: true }
const refund = {
  ...approved,
  id: 900003,
  amount_cents: 249900,
  has_parent_transaction: true,
  is_refund: true,
  is_standalone_payment: false,
  is_3d_secure: false,
}

// Digests computed once with another implementation over invented values.
const digests = {
  approved:
    'e86a5ea3b1e3f783e93b544a09175db499c49bde0c9ac78786f412b0c7e63b8dfbff72158d7f85b522c268add6cef8ac9fc38eb8046902ee8889f3ad096c2c9c',
  declined:
    '8d4f089c48ad2f509b6b18fd47d8f5a5e73a38ca18f8fda8b6b2edb6b0de0bf58804a7ca45ec37944d1458759c65cbec6fa6be7b7e0cb214f04c05cd815fa13d',
  refund:
    '9759c32549685f915fd1be3ea65d9211370261375ef926f274fb307311912ea6f6ea0caae88fcfdbbaca230c01bea5f4349691d50e3f3fa901d88894bec61597',
}

test.each([
  ['an approved payment', approved, digests.approved],
  ['a declined one', declined, digests.declined],
  ['a refund', refund, digests.refund],
])('%s is signed as the provider signs', (_name, transaction, digest) => {
  expect(signValues(signedValues(transaction), secret)).toBe(digest)
  expect(isSignedBy(signedValues(transaction), digest, [secret])).toBe(true)
})

describe('a signature is refused', () => {
  const values = signedValues(approved)
  test.each([
    ['with a digit changed', `f${digests.approved.slice(1)}`],
    ['in upper case', digests.approved.toUpperCase()],
    ['that is missing', undefined],
    ['that is empty', ''],
    ['that is too short', digests.approved.slice(0, 127)],
    ['that is too long', `${digests.approved}0`],
    ['of another transaction', digests.declined],
  ])('%s', (_name, signature) => {
    expect(isSignedBy(values, signature, [secret])).toBe(false)
  })

  test('when the amount was changed after signing', () => {
    expect(isSignedBy(signedValues({ ...approved, amount_cents: 1 }), digests.approved, [secret])).toBe(false)
  })

  test('under a secret that is not ours; the one before counts while it is changed', () => {
    expect(isSignedBy(values, digests.approved, ['another'])).toBe(false)
    expect(isSignedBy(values, digests.approved, ['new', secret])).toBe(true)
  })
})

test.each([
  [approved, 'paid'],
  [declined, 'declined'],
  [{ ...approved, success: false, pending: true }, 'pending'],
  [{ ...approved, is_voided: true }, 'returned'],
  [{ ...approved, is_refunded: true }, 'returned'],
  [{ ...approved, error_occured: true }, 'other'],
  [{ ...approved, pending: true }, 'other'],
  [{ ...approved, is_refund: true }, 'other'],
  [{ ...approved, is_void: true }, 'other'],
  [refund, 'refunded'],
  [{ ...refund, is_refund: false, is_void: true }, 'voided'],
  [{ ...refund, success: false }, 'refund_failed'],
  [{ ...refund, is_refund: false }, 'other'],
  [{ ...refund, pending: true }, 'other'],
] as const)('the outcome of case %# is %s', (transaction, outcome) => {
  expect(paymentOutcomeOf(transaction)).toBe(outcome)
})
