import type { PaymentOutcome, WebhookState } from '../payment-status.types.ts'
import type { ProviderTransaction } from '../providers/payment-provider.types.ts'

/** `not_yet`: the provider's inquiry does not show the webhook's state yet. */
export type WebhookVerdict = 'confirmed' | 'contradicted' | 'not_yet'

type Claim = {
  providerOrderId: string
  state: WebhookState
  account: string
  amountPiastres: number
}

const stateOfOutcome: Readonly<Record<PaymentOutcome, WebhookState>> = {
  paid: 'paid',
  mismatched: 'paid',
  pending: 'pending',
  declined: 'declined',
  returned: 'returned',
  refunded: 'given_back',
  voided: 'given_back',
  refund_failed: 'give_back_failed',
  other: 'other',
}

/** States that a transaction may reach later. */
const laterStates: Readonly<Record<WebhookState, readonly WebhookState[]>> = {
  pending: ['paid', 'declined', 'returned', 'other'],
  paid: ['returned'],
  declined: [],
  returned: [],
  given_back: [],
  give_back_failed: [],
  other: ['paid', 'pending', 'declined', 'returned', 'given_back', 'give_back_failed'],
}

/**
 * Compares a webhook with the provider's answer to an inquiry. The answer always counts; staff must look at a webhook that
 * contradicts it.
 *
 * @param answer the transaction that the webhook names; null when the provider does not know it
 */
export function compareWebhook(claim: Claim, answer: ProviderTransaction | null): WebhookVerdict {
  if (!answer) return 'not_yet'
  if (answer.providerOrderId !== claim.providerOrderId || answer.account !== claim.account) return 'contradicted'
  const state = stateOfOutcome[answer.outcome]
  if (laterStates[state].includes(claim.state) && state !== 'other') return 'not_yet'
  const isExpected = state === claim.state || laterStates[claim.state].includes(state)
  const isAmountEqual = answer.amount === claim.amountPiastres || claim.state === 'pending'
  return isExpected && isAmountEqual ? 'confirmed' : 'contradicted'
}
