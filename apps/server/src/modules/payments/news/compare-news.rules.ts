import type { NewsState, Outcome } from '../payment-status.types.ts'
import type { ProviderTransaction } from '../providers/payment-provider.types.ts'

/** `not_yet`: the provider's inquiry is behind its own news. */
export type NewsVerdict = 'confirmed' | 'contradicted' | 'not_yet'

type Claim = {
  providerOrderId: string
  state: NewsState
  account: string
  amountPiastres: number
}

const stateOfOutcome: Readonly<Record<Outcome, NewsState>> = {
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

/** Which states a transaction may have reached since it was in one. */
const laterStates: Readonly<Record<NewsState, readonly NewsState[]>> = {
  pending: ['paid', 'declined', 'returned', 'other'],
  paid: ['returned'],
  declined: [],
  returned: [],
  given_back: [],
  give_back_failed: [],
  other: ['paid', 'pending', 'declined', 'returned', 'given_back', 'give_back_failed'],
}

/**
 * What the provider's answer makes of a signed call. The answer is believed in any case; a call that claims something else is for
 * staff to look at.
 *
 * @param answer what the provider says of the transaction that the call names; null when it knows of none
 */
export function compareNews(claim: Claim, answer: ProviderTransaction | null): NewsVerdict {
  if (!answer) return 'not_yet'
  if (answer.providerOrderId !== claim.providerOrderId || answer.account !== claim.account) return 'contradicted'
  const state = stateOfOutcome[answer.outcome]
  if (laterStates[state].includes(claim.state) && state !== 'other') return 'not_yet'
  const isExpected = state === claim.state || laterStates[claim.state].includes(state)
  const isAmountEqual = answer.amount === claim.amountPiastres || claim.state === 'pending'
  return isExpected && isAmountEqual ? 'confirmed' : 'contradicted'
}
