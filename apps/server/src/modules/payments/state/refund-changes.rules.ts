import type { RefundReason } from '../payment-status.types.ts'
import type { ProviderTransaction } from '../providers/payment-provider.types.ts'
import type { RefundEnding } from '../refunds/refunds.repository.ts'
import type { Draft, RefundRequest } from './payment-changes.types.ts'
import { isByHand, moneyLeft, type RefundFacts } from './payment-state.rules.ts'

/** Adds a refund of all that is left of a transaction. */
export function giveBackRest(draft: Draft, transactionId: string, reason: RefundReason): Draft {
  return giveBack(draft, { transactionId, amount: moneyLeft(draft.state, transactionId), reason })
}

/** Adds a refund. An automatic refund of a transaction is added once. */
export function giveBack(draft: Draft, request: RefundRequest): Draft {
  const { state, changes } = draft
  const isAutomatic = (reason: RefundReason) => reason !== 'staff'
  const isRequested = state.refunds.some(
    (refund) => refund.transactionId === request.transactionId && isAutomatic(refund.reason),
  )
  if (request.amount <= 0 || (isAutomatic(request.reason) && isRequested)) return draft
  const { transactionId, amount: amountPiastres, reason, repays = 0 } = request
  const refund = {
    id: '',
    transactionId,
    amountPiastres,
    reason,
    repaysPiastres: repays,
    method: request.byHand?.method ?? 'refund',
    status: request.byHand ? 'done' : 'requested',
    providerTransactionId: null,
  } as const
  return {
    state: { ...state, refunds: [...state.refunds, refund] },
    changes: { ...changes, refunds: [...changes.refunds, request] },
  }
}

/** Ends the refund that a transaction of the provider is, if there is one. @param failure why the bank refused it; null when it did not */
export function endRefundOf(draft: Draft, child: ProviderTransaction, failure: string | null): Draft {
  const refund = findRefundOf(draft.state.refunds, child)
  if (!refund) return draft
  const status = failure === null ? 'done' : 'failed'
  return applyRefundEnd(draft, { id: refund.id, status, failure, providerTransactionId: child.transactionId })
}

/** Ends a refund. A failed one opens a problem for staff. */
export function applyRefundEnd(draft: Draft, ending: RefundEnding): Draft {
  const { state, changes } = draft
  const refunds = state.refunds.map((refund) => (refund.id === ending.id ? endedRefund(refund, ending) : refund))
  const endings = [...changes.endings, ending]
  const problems = ending.status === 'failed' ? [...changes.problems, 'refund_failed' as const] : changes.problems
  return { state: { ...state, refunds }, changes: { ...changes, endings, problems } }
}

function endedRefund(refund: RefundFacts, { status, providerTransactionId }: RefundEnding): RefundFacts {
  const isOpenRefund = refund.status === 'requested' || refund.status === 'sent'
  const named = { ...refund, providerTransactionId: providerTransactionId ?? refund.providerTransactionId }
  return isOpenRefund ? { ...named, status } : named
}

/** Finds the refund by the provider's id, else one of the same amount without an id. */
function findRefundOf(refunds: readonly RefundFacts[], child: ProviderTransaction): RefundFacts | undefined {
  const withoutId = refunds.filter(
    (refund) =>
      refund.providerTransactionId === null &&
      !isByHand(refund) &&
      refund.transactionId === child.parentTransactionId &&
      refund.amountPiastres === child.amount,
  )
  return (
    refunds.find(({ providerTransactionId }) => providerTransactionId === child.transactionId) ??
    withoutId.find(({ status }) => status === 'sent') ??
    withoutId.find(({ status }) => status === 'done')
  )
}
