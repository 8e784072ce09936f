import { expect, test } from 'vitest'
import type { PaymentOutcome, WebhookState } from '../payment-status.types.ts'
import type { ProviderTransaction } from '../providers/payment-provider.types.ts'
import { compareWebhook } from './compare-webhook.rules.ts'

const claim = { providerOrderId: '7', state: 'paid' as WebhookState, account: '5/1', amountPiastres: 100 }
const answer: ProviderTransaction = {
  providerOrderId: '7',
  transactionId: '9',
  parentTransactionId: null,
  reference: null,
  outcome: 'paid',
  method: 'card',
  fault: null,
  account: '5/1',
  success: true,
  pending: false,
  isVoided: false,
  isRefunded: false,
  amount: 100,
  refunded: 0,
  currency: 'EGP',
  note: '',
}

test.each<[WebhookState, PaymentOutcome, string]>([
  ['paid', 'paid', 'confirmed'],
  ['paid', 'returned', 'confirmed'],
  ['paid', 'pending', 'not_yet'],
  ['paid', 'declined', 'contradicted'],
  ['paid', 'other', 'contradicted'],
  ['paid', 'refunded', 'contradicted'],
  ['pending', 'paid', 'confirmed'],
  ['pending', 'declined', 'confirmed'],
  ['pending', 'pending', 'confirmed'],
  ['declined', 'declined', 'confirmed'],
  ['declined', 'pending', 'not_yet'],
  ['declined', 'paid', 'contradicted'],
  ['returned', 'paid', 'not_yet'],
  ['returned', 'returned', 'confirmed'],
  ['given_back', 'refunded', 'confirmed'],
  ['given_back', 'voided', 'confirmed'],
  ['given_back', 'refund_failed', 'contradicted'],
  ['give_back_failed', 'refund_failed', 'confirmed'],
  ['other', 'paid', 'confirmed'],
])('a call that says %s is, by the answer %s, %s', (state, outcome, verdict) => {
  expect(compareWebhook({ ...claim, state }, { ...answer, outcome })).toBe(verdict)
})

test.each<[Partial<ProviderTransaction>, string]>([
  [{ amount: 99 }, 'contradicted'],
  [{ account: '5/2' }, 'contradicted'],
  [{ providerOrderId: '8' }, 'contradicted'],
  [{ note: 'Hello', reference: 'a_1' }, 'confirmed'],
])('an answer with %j makes it %s', (changes, verdict) => {
  expect(compareWebhook(claim, { ...answer, ...changes })).toBe(verdict)
})

test('a transaction that the provider does not know may become known', () => {
  expect(compareWebhook(claim, null)).toBe('not_yet')
})
