import type { Language, Piastres } from '@shop/contract'
import type { Outcome, ProviderName, WebhookState } from '../payment-status.types.ts'

/** What the settings of a provider depend on besides themselves. */
export type ProviderSurroundings = { isProduction: boolean; publicUrl: string | undefined }

/** Who pays, as a provider wants to know it. */
export type Payer = {
  firstName: string
  lastName: string
  phone: string
  address: string
  apartment: string
  city: string
  region: string
  language: Language
}

/** What a provider is asked to collect, until when, and where it reports. */
export type IntentionRequest = {
  paymentId: string
  /** The name of this attempt at the provider; never used twice. */
  specialReference: string
  amount: Piastres
  expiresAt: Date
  payer: Payer
  /** Where the provider sends its webhooks. */
  notificationUrl: string
  /** Where the provider sends the shopper back to. */
  returnUrl: string
}

/** A page to pay on. */
export type Intention = { intentionId: string; providerOrderId: string; redirectUrl: string }

/** One transaction of a provider, in the shop's words: the answer to an inquiry, which alone is believed. */
export type ProviderTransaction = {
  providerOrderId: string
  transactionId: string
  /** The payment that a refund or a void belongs to. */
  parentTransactionId: string | null
  /** Our own name of the attempt (`specialReference`), as far as the provider repeats it. */
  reference: string | null
  outcome: Outcome
  /** Why the transaction cannot be one of this shop's. */
  fault: 'wrong_account' | 'wrong_mode' | null
  /** Which of the merchant's accounts it went through, in the provider's own terms. */
  account: string
  success: boolean
  pending: boolean
  isVoided: boolean
  isRefunded: boolean
  amount: number
  /** How much of its amount has gone back, as the provider counts. */
  refunded: number
  currency: string
  /** The provider's own words about it. */
  note: string
}

/** What a webhook or a redirect claims about a transaction. It is a reason to ask the provider, and proves nothing. */
export type ProviderWebhook = Pick<ProviderTransaction, 'providerOrderId' | 'transactionId' | 'account' | 'amount'> & {
  state: WebhookState
}

/** What a provider says when it is asked to give money back: only a callback or an inquiry says that it is done. */
export type RefundReply = { transactionId: string; isRefused: boolean }

/** What a call that says it comes from the provider turns out to be. */
export type CallbackReading =
  | { kind: 'forged' }
  /** Of the provider, about something the shop does not use. */
  | { kind: 'ignored' }
  | { kind: 'webhook'; webhook: ProviderWebhook }

/** Whoever collects money for the shop. Each call ends within its time; all but the readings throw PaymentProviderError. */
export type PaymentProvider = {
  name: ProviderName
  /** How long it takes for an answer at the most. */
  timeoutMs: number
  /** Inquiries about one payment that its webhooks cause lie at least this far apart, in milliseconds. */
  askIntervalMs: number
  createIntention(request: IntentionRequest): Promise<Intention>
  /** What became of an attempt: its newest transaction. @returns null when nothing was tried yet */
  inquire(providerOrderId: string): Promise<ProviderTransaction | null>
  inquireTransaction(transactionId: string): Promise<ProviderTransaction | null>
  /** Asks for money to be given back, in a transaction of its own. */
  refund(transactionId: string, amount: number): Promise<RefundReply>
  /** Asks for a payment of today to be undone. */
  void(transactionId: string): Promise<RefundReply>
  readCallback(query: URLSearchParams, body: unknown): CallbackReading
  /** Reads what the shopper's browser brings back. @param search the query as it came. @returns null when the provider did not sign it */
  readReturn(search: string): ProviderWebhook | null
}

/**
 * A provider that did not do what it was asked. *Refused* is its answer: it did nothing. *Unreachable* is everything else: it may
 * have done it or not.
 */
export class PaymentProviderError extends Error {
  readonly kind: 'refused' | 'unreachable'

  constructor(kind: 'refused' | 'unreachable', message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PaymentProviderError'
    this.kind = kind
  }
}
