import { onlineMethods, type PaymentId } from '@shop/contract'
import { reviewReasons } from '@shop/contract/staff'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  checkNotNegative,
  idColumn,
  isOneOf,
  lifeColumns,
  momentColumn,
  moneyColumn,
  uuidOf,
} from '../../database/columns.ts'
import {
  attemptStatuses,
  outcomes,
  providerNames,
  refundMethods,
  refundReasons,
  refundStatuses,
  webhookStates,
} from './payment-status.types.ts'

/** Attempts to pay an amount for a reference. This module does not know what the reference is. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().$type<PaymentId>().primaryKey(),
    reference: uuid().notNull(),
    provider: text({ enum: providerNames }).notNull(),
    amountPiastres: moneyColumn().notNull(),
    currency: text().notNull(),
    /** The way to pay: the provider opens a page for it alone. */
    method: text({ enum: onlineMethods }).notNull().default('card'),
    status: text({ enum: attemptStatuses }).notNull().default('created'),
    /** Requests for a payment page; part of the attempt's name at the provider. */
    openings: integer().notNull().default(0),
    /** Until then a process has claimed the opening of the page. */
    openingUntil: momentColumn(),
    providerIntentionId: text(),
    providerOrderId: text(),
    redirectUrl: text(),
    /** The transaction that paid, or that is under review. */
    transactionId: text(),
    refundedPiastres: moneyColumn().notNull().default(0),
    reviewReason: text({ enum: reviewReasons }),
    /** Whether its money did not pay the reference: it came twice, late, or in another amount that staff have not accepted. */
    isUnwanted: boolean().notNull().default(false),
    expiresAt: momentColumn().notNull(),
    /** Time of the next inquiry; null: none. */
    askAt: momentColumn(),
    /** Time of the last inquiry. */
    askedAt: momentColumn(),
    /** Until then a process has claimed the inquiry. */
    askingUntil: momentColumn(),
    /** Inquiries in a row without an answer. */
    askFailures: integer().notNull().default(0),
    ...lifeColumns,
  },
  (table) => [
    check('payments_provider_check', isOneOf(table.provider, providerNames)),
    check('payments_amount_check', sql`${table.amountPiastres} > 0`),
    check('payments_currency_check', sql`${table.currency} = 'EGP'`),
    check('payments_method_check', isOneOf(table.method, onlineMethods)),
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
    // Attempts whose money may differ from the amount that was asked for: a report looks each paid order up, and finds few.
    index('payments_differing_idx')
      .on(table.reference)
      .where(sql`not is_unwanted and (refunded_piastres > 0 or review_reason is not null or status = 'refunding')`),
    index('payments_ask_idx').on(table.askAt).where(sql`ask_at is not null`),
    index('payments_created_idx').on(table.createdAt),
  ],
)

/**
 * Webhooks, and redirects with the same signed data. They cause an inquiry and never count as money. One row for each transaction and
 * state, so that a repeated webhook adds none. The table's name is older than the term webhook.
 */
export const paymentWebhooks = pgTable(
  'payment_news',
  {
    id: idColumn(),
    provider: text().notNull(),
    providerOrderId: text().notNull(),
    transactionId: text().notNull(),
    state: text({ enum: webhookStates }).notNull(),
    account: text().notNull(),
    amountPiastres: moneyColumn().notNull(),
    source: text().notNull(),
    createdAt: momentColumn().notNull(),
    /** Inquiries that did not show this state yet. */
    checks: integer().notNull().default(0),
    /** Time of the next inquiry; null after a verdict. */
    dueAt: momentColumn(),
    /** Result of the inquiry; null while it is open. */
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

/** Answers of the provider to inquiries, each once, append-only. Old rows of source `callback` come from webhooks. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: idColumn(),
    /** Null for a transaction of an unknown attempt. */
    paymentId: uuidOf(payments),
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
    /** Refunded money of this transaction, as the provider reports it. */
    refundedPiastres: moneyColumn().notNull(),
    currency: text().notNull(),
    /** The provider's message, for staff. */
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

/** Refunds. A row is inserted before the provider is called, so that a crash neither loses nor repeats a refund. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    paymentId: uuidOf(payments).notNull(),
    /** The refunded transaction. */
    transactionId: text().notNull(),
    method: text({ enum: refundMethods }).notNull().default('refund'),
    amountPiastres: moneyColumn().notNull(),
    reason: text({ enum: refundReasons }).notNull(),
    /** The part of it that repays what earlier refunds failed to send back; one for a return or a changed order repays nothing. */
    repaysPiastres: moneyColumn().notNull().default(0),
    status: text({ enum: refundStatuses }).notNull().default('requested'),
    /** The provider's transaction of the refund. */
    providerTransactionId: text(),
    tries: integer().notNull().default(0),
    /** Time of the next step: sending the refund or asking about it. */
    dueAt: momentColumn().notNull(),
    failure: text(),
    /** The proof of a payment by staff; empty otherwise. */
    reference: text().notNull().default(''),
    ...lifeColumns,
  },
  (table) => [
    check('refunds_method_check', isOneOf(table.method, refundMethods)),
    check('refunds_reference_check', sql`${table.reference} = '' or ${table.method} not in ('refund', 'void')`),
    check('refunds_reason_check', isOneOf(table.reason, refundReasons)),
    check('refunds_status_check', isOneOf(table.status, refundStatuses)),
    check('refunds_amount_check', sql`${table.amountPiastres} > 0`),
    check('refunds_repays_check', sql`${table.repaysPiastres} between 0 and ${table.amountPiastres}`),
    // An automatic refund of a transaction happens once.
    uniqueIndex('refunds_automatic_key').on(table.paymentId, table.transactionId).where(sql`reason <> 'staff'`),
    index('refunds_payment_idx').on(table.paymentId, table.id),
    index('refunds_due_idx').on(table.dueAt).where(sql`status in ('requested', 'sent')`),
  ],
)
