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

/** Writes down what a provider told. @returns false when it was told before */
export async function insertEvent(db: Db, event: NewEvent): Promise<boolean> {
  const { transaction } = event
  const written = await db`
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
    })} on conflict do nothing`
  return written.count > 0
}

/** How much of a transaction's money has gone back, by all that was told in whatever order. */
export type MoneyBack = { refunded: number; isVoided: boolean }

/** Refunds are counted by their own transactions and by what the provider counts on the payment; the higher one is the newer. */
export async function sumMoneyBack(db: Db, paymentId: PaymentId, transactionId: string): Promise<MoneyBack> {
  const [row] = await db<MoneyBack[]>`
    select greatest(coalesce(sum(amount_piastres) filter (where is_child and is_first and outcome = 'refunded'), 0),
        coalesce(max(refunded_piastres) filter (where not is_child), 0))::bigint as refunded,
      coalesce(bool_or(outcome = 'voided' or (not is_child and is_voided)), false) as is_voided
    from (
      select *, parent_transaction_id is not null as is_child,
        row_number() over (partition by transaction_id, outcome order by id) = 1 as is_first
      from payment_events where payment_id = ${paymentId}
        and (parent_transaction_id = ${transactionId} or (parent_transaction_id is null and transaction_id = ${transactionId}))
    ) as told`
  return row ?? { refunded: 0, isVoided: false }
}
