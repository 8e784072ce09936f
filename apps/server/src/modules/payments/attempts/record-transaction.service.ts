import type { Db } from '../../../database/client.ts'
import type { ProviderDeps } from '../payments.deps.ts'
import { findByProviderOrder, lockAttempts, type PaymentRow } from '../payments.repository.ts'
import { closeUnknown, openUnknown } from '../problems/open-problems.repository.ts'
import type { ProviderTransaction } from '../providers/payment-provider.types.ts'
import { applyEnd, applyTransaction } from '../state/payment-changes.rules.ts'
import { findMismatch } from '../state/payment-life.rules.ts'
import { lockPaymentState } from '../state/payment-state.repository.ts'
import type { PaymentState } from '../state/payment-state.rules.ts'
import { writeChanges } from '../state/write-changes.service.ts'
import { insertEvent } from './payment-events.repository.ts'

/**
 * Stores an answer of the provider about a transaction and applies it to the attempt, in the caller's transaction. Repeated and
 * reordered answers give the same result.
 */
export async function recordTransaction(tx: Db, deps: ProviderDeps, transaction: ProviderTransaction): Promise<void> {
  const { readClock } = deps
  const { name: provider } = deps.provider
  const payment = await lockAttempt(tx, deps, transaction)
  const isMismatched = payment !== null && transaction.outcome === 'paid' && findMismatch(payment, transaction) !== null
  const event = { paymentId: payment?.id ?? null, provider, transaction, now: readClock() }
  const eventId = await insertEvent(tx, { ...event, outcome: isMismatched ? 'mismatched' : transaction.outcome })
  if (eventId === null) return
  if (!payment) return await flagForStaff(tx, deps, transaction, eventId)
  await closeUnknown(tx, { provider, providerOrderId: transaction.providerOrderId, now: readClock() })
  const state = await lockPaymentState(tx, payment.id)
  const demand = transaction.outcome === 'paid' ? await deps.listener.findDemand(tx, payment) : 'over'
  const changes = applyTransaction(state, transaction, demand, readClock())
  await writeChanges(tx, deps, state, changes)
  if (changes.notices.includes('paid')) await returnReviewed(tx, deps, state)
}

/** The right payment was received by an attempt, so money under review of another one is refunded. */
async function returnReviewed(tx: Db, deps: ProviderDeps, { others }: PaymentState): Promise<void> {
  for (const { id } of others.filter(({ status }) => status === 'review')) {
    const state = await lockPaymentState(tx, id)
    await writeChanges(tx, deps, state, applyEnd(state, 'paid_twice'))
  }
}

/** The provider has a payment of an unknown attempt. If money moved, staff must find out whose it is. */
async function flagForStaff(tx: Db, deps: ProviderDeps, transaction: ProviderTransaction, id: number): Promise<void> {
  deps.log.warn({ transaction: transaction.transactionId }, 'payments: a transaction of an unknown attempt')
  if (transaction.success) await openUnknown(tx, { eventId: id, now: deps.readClock() })
}

/** Finds the attempt by the provider's order id, and locks all attempts for its reference. */
async function lockAttempt(tx: Db, deps: ProviderDeps, transaction: ProviderTransaction): Promise<PaymentRow | null> {
  const found = await findByProviderOrder(tx, deps.provider.name, transaction.providerOrderId)
  if (!found) return null
  const locked = await lockAttempts(tx, found.reference)
  return locked.find(({ id }) => id === found.id) ?? null
}
