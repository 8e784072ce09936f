import type { PaymentId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { findValue } from '../../../database/rows.ts'
import type { PaymentOutcome, ProviderName } from '../payment-status.types.ts'
import type { ProviderTransaction } from '../providers/payment-provider.types.ts'
import type { EventFacts } from '../state/payment-state.rules.ts'

export type NewEvent = {
  paymentId: PaymentId | null
  provider: ProviderName
  transaction: ProviderTransaction
  /** What the transaction means for the attempt. */
  outcome: PaymentOutcome
  now: Date
}

/**
 * Inserts an answer of the provider, or links an existing answer to an attempt that has become known.
 *
 * @returns its id; null when the same answer was already stored
 */
export async function insertEvent(db: Db, event: NewEvent): Promise<number | null> {
  const { transaction } = event
  return await findValue(db<{ id: number }[]>`
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
      source: 'inquiry',
      createdAt: event.now,
    })}
    on conflict (provider, source, transaction_id, success, pending, is_voided, is_refunded, amount_piastres, outcome,
      refunded_piastres, coalesce(parent_transaction_id, ''))
    do update set payment_id = excluded.payment_id
      where payment_events.payment_id is null and excluded.payment_id is not null
    returning id`)
}

type DatedEvent = EventFacts & { paymentId: PaymentId; createdAt: Date }

/** Lists the answers about some attempts, oldest first. */
export async function listEvents(db: Db, paymentIds: readonly PaymentId[]): Promise<DatedEvent[]> {
  return await db<DatedEvent[]>`
    select * from payment_events where payment_id = any (${[...paymentIds]}::uuid[]) order by id`
}
