import { reviewReasons } from '@shop/contract/staff'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checkNotNegative, idColumn, isOneOf, lifeColumns, momentColumn, moneyColumn } from '../../database/columns.ts'
import {
  attemptStatuses,
  outcomes,
  providerNames,
  refundMethods,
  refundReasons,
  refundStatuses,
  webhookStates,
} from './payment-status.types.ts'

/** Attempts to pay an amount for a reference. What the reference stands for is not known here. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    reference: uuid().notNull(),
    provider: text().notNull(),
    amountPiastres: moneyColumn().notNull(),
    currency: text().notNull(),
    status: text().notNull().default('created'),
    /** How often the provider was asked for a page to pay on; part of the name that the attempt has there. */
    openings: integer().notNull().default(0),
    /** Until then a process may still be asking for that page. */
    openingUntil: momentColumn(),
    providerIntentionId: text(),
    providerOrderId: text(),
    redirectUrl: text(),
    /** The transaction that paid, or that is under review. */
    transactionId: text(),
    refundedPiastres: moneyColumn().notNull().default(0),
    reviewReason: text(),
    expiresAt: momentColumn().notNull(),
    /** When to ask the provider how the attempt stands; null: do not ask. */
    askAt: momentColumn(),
    /** When the provider was last asked. */
    askedAt: momentColumn(),
    /** Until then a process is asking, and no other one does. */
    askingUntil: momentColumn(),
    /** How often in a row the provider gave no answer. */
    askFailures: integer().notNull().default(0),
    ...lifeColumns,
  },
  (table) => [
    check('payments_provider_check', isOneOf(table.provider, providerNames)),
    check('payments_amount_check', sql`${table.amountPiastres} > 0`),
    check('payments_currency_check', sql`${table.currency} = 'EGP'`),
    check('payments_status_check', isOneOf(table.status, attemptStatuses)),
    check('payments_review_reason_check', isOneOf(table.reviewReason, reviewReasons)),
    check('payments_review_check', sql`${table.status} <> 'review' or ${table.reviewReason} is not null`),
    check(
      'payments_transaction_check',
      sql`${table.status} in ('created', 'pending', 'failed') or ${table.transactionId} is not null`,
    ),
    check('payments_redirect_check', sql`${table.redirectUrl} is null or ${table.providerOrderId} is not null`),
    checkNotNegative('payments_refunded_check', table.refundedPiastres),
    uniqueIndex('payments_provider_order_key').on(table.provider, table.providerOrderId),
    index('payments_reference_idx').on(table.reference, table.id),
    index('payments_ask_idx').on(table.askAt).where(sql`ask_at is not null`),
    index('payments_created_idx').on(table.createdAt),
  ],
)

/**
 * Webhooks, and redirects with the same signed data: a reason to ask the provider, never counted as money. One row for each
 * transaction and state, so that a repeated webhook adds none. The table's name is older than the term.
 */
export const paymentWebhooks = pgTable(
  'payment_news',
  {
    id: idColumn(),
    provider: text().notNull(),
    providerOrderId: text().notNull(),
    transactionId: text().notNull(),
    state: text().notNull(),
    account: text().notNull(),
    amountPiastres: moneyColumn().notNull(),
    source: text().notNull(),
    createdAt: momentColumn().notNull(),
    /** How often the provider was asked and did not know of it yet. */
    checks: integer().notNull().default(0),
    /** When to ask next; null once the provider's answer is known. */
    dueAt: momentColumn(),
    /** What the inquiry said of it; null while it is awaited. */
    verdict: text(),
  },
  (table) => [
    check('payment_news_state_check', isOneOf(table.state, webhookStates)),
    check('payment_news_source_check', sql`${table.source} in ('webhook', 'redirect')`),
    check('payment_news_verdict_check', sql`${table.verdict} in ('confirmed', 'contradicted')`),
    check('payment_news_due_check', sql`(${table.dueAt} is null) = (${table.verdict} is not null)`),
    check(
      'payment_news_size_check',
      sql`length(${table.providerOrderId}) <= 32 and length(${table.transactionId}) <= 32`,
    ),
    uniqueIndex('payment_news_seen_key').on(table.provider, table.providerOrderId, table.transactionId, table.state),
    index('payment_news_due_idx').on(table.dueAt).where(sql`due_at is not null`),
  ],
)

/** What the provider answered when it was asked, each thing once. Never changed. Old rows of source `callback` were believed unasked. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: idColumn(),
    /** Null for a transaction of no attempt of ours. */
    paymentId: uuid().references(() => payments.id),
    provider: text().notNull(),
    providerOrderId: text().notNull(),
    transactionId: text().notNull(),
    parentTransactionId: text(),
    outcome: text().notNull(),
    success: boolean().notNull(),
    pending: boolean().notNull(),
    isVoided: boolean().notNull(),
    isRefunded: boolean().notNull(),
    amountPiastres: moneyColumn().notNull(),
    /** How much of this transaction's money has gone back, as the provider counts. */
    refundedPiastres: moneyColumn().notNull(),
    currency: text().notNull(),
    /** The provider's own words, for staff. */
    note: text().notNull().default(''),
    source: text().notNull(),
    createdAt: momentColumn().notNull(),
  },
  (table) => [
    check('payment_events_outcome_check', isOneOf(table.outcome, outcomes)),
    check('payment_events_source_check', sql`${table.source} in ('callback', 'inquiry')`),
    uniqueIndex('payment_events_seen_key').on(
      table.provider,
      table.source,
      table.transactionId,
      table.success,
      table.pending,
      table.isVoided,
      table.isRefunded,
      table.amountPiastres,
      table.outcome,
      table.refundedPiastres,
      sql`coalesce(${table.parentTransactionId}, '')`,
    ),
    index('payment_events_payment_idx').on(table.paymentId, table.id),
    index('payment_events_order_idx').on(table.provider, table.providerOrderId),
  ],
)

/** Money on its way back. A row is written before the provider is asked, so that a death in between loses and repeats nothing. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** The transaction whose money goes back. */
    transactionId: text().notNull(),
    method: text().notNull().default('refund'),
    amountPiastres: moneyColumn().notNull(),
    reason: text().notNull(),
    status: text().notNull().default('requested'),
    /** The provider's transaction that brings the money back. */
    providerTransactionId: text(),
    tries: integer().notNull().default(0),
    /** When the next step is due: sending it, or asking what became of it. */
    dueAt: momentColumn().notNull(),
    failure: text(),
    ...lifeColumns,
  },
  (table) => [
    check('refunds_method_check', isOneOf(table.method, refundMethods)),
    check('refunds_reason_check', isOneOf(table.reason, refundReasons)),
    check('refunds_status_check', isOneOf(table.status, refundStatuses)),
    check('refunds_amount_check', sql`${table.amountPiastres} > 0`),
    // What the shop gives back by itself it gives back once.
    uniqueIndex('refunds_automatic_key').on(table.paymentId, table.transactionId).where(sql`reason <> 'staff'`),
    index('refunds_payment_idx').on(table.paymentId, table.id),
    index('refunds_due_idx').on(table.dueAt).where(sql`status in ('requested', 'sent')`),
  ],
)
