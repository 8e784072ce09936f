import type { PaymentId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import type { ProviderTransaction } from './payment-provider.ts'
import type { Outcome, ProviderName } from './payment-status.ts'

/** Which way the news came. */
export type EventSource = 'callback' | 'inquiry'

export type NewEvent = {
  paymentId: PaymentId | null
  provider: ProviderName
  transaction: ProviderTransaction
  /** What it means for the attempt, all things considered. */
  outcome: Outcome
  source: EventSource
  now: Date
}

/**
 * Writes down what a provider told.
 *
 * @returns its id; null when it was told before. What was told of an attempt that was not known then is news when it is
 */
export async function insertEvent(db: Db, event: NewEvent): Promise<number | null> {
  const { transaction } = event
  const [written] = await db<{ id: number }[]>`
    insert into payment_events ${db({
      paymentId: event.paymentId,
      provider: event.provider,
      providerOrderId: transaction.providerOrderId,
      transactionId: transaction.transactionId,
      parentTransactionId: transaction.parentTransactionId,
      outcome: event.outcome,
      success: transaction.success,
      pending: transaction.pending,
      isVoided: transaction.isVoided,
      isRefunded: transaction.isRefunded,
      amountPiastres: transaction.amount,
      refundedPiastres: transaction.refunded,
      currency: transaction.currency,
      note: transaction.note,
      source: event.source,
      createdAt: event.now,
    })}
    on conflict (provider, transaction_id, success, pending, is_voided, is_refunded, amount_piastres, outcome,
      refunded_piastres, coalesce(parent_transaction_id, ''))
    do update set payment_id = excluded.payment_id
      where payment_events.payment_id is null and excluded.payment_id is not null
    returning id`
  return written?.id ?? null
}

/** What the provider itself counts of a transaction: how much came (null while untold) and how much of it has gone back. */
export type CountedMoney = { came: number | null; refunded: number; isVoided: boolean }

/** The highest count of what went back is the newest. */
export async function getCountedMoney(db: Db, paymentId: PaymentId, transactionId: string): Promise<CountedMoney> {
  const [row] = await db<CountedMoney[]>`
    select max(amount_piastres) filter (where transaction_id = ${transactionId} and success) as came,
      coalesce(max(refunded_piastres) filter (where transaction_id = ${transactionId}), 0) as refunded,
      coalesce(bool_or(case when transaction_id = ${transactionId} then is_voided else outcome = 'voided' end), false) as is_voided
    from payment_events where payment_id = ${paymentId}
      and (transaction_id = ${transactionId} or parent_transaction_id = ${transactionId})`
  return row ?? { came: null, refunded: 0, isVoided: false }
}
