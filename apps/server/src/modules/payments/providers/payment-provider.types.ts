import type { Language, OnlineMethod, Piastres, TotalLimits } from '@shop/contract'
import type { PaymentOutcome, ProviderName, WebhookState } from '../payment-status.types.ts'

/** Other settings that the settings of a provider depend on. */
export type ProviderSurroundings = { isProduction: boolean; publicUrl: string | undefined }

/** The payer's data, for the provider. */
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

/** Ways to pay with the totals that each takes; `plans`: the plans of the settings say it. */
export type MethodOffers = Partial<Record<OnlineMethod, TotalLimits | 'plans'>>

/** A request for a payment page: amount, expiry and callback addresses. */
export type IntentionRequest = {
  paymentId: string
  /** The name of this attempt at the provider; never used twice. */
  specialReference: string
  amount: Piastres
  /** The only way to pay on the page. */
  method: OnlineMethod
  expiresAt: Date
  payer: Payer
  /** Where the provider sends its webhooks. */
  notificationUrl: string
  /** Where the provider redirects the shopper. */
  returnUrl: string
}

/** A payment page. */
export type Intention = { intentionId: string; providerOrderId: string; redirectUrl: string }

/** A transaction as an inquiry answers it, in the shop's terms. Only inquiries are trusted. */
export type ProviderTransaction = {
  providerOrderId: string
  transactionId: string
  /** The payment that a refund or a void belongs to. */
  parentTransactionId: string | null
  /** The shop's name of the attempt (`specialReference`), if the provider repeats it. */
  reference: string | null
  outcome: PaymentOutcome
  /** The way that was paid; null for none of this shop. */
  method: OnlineMethod | null
  /** Why the transaction cannot belong to this shop. */
  fault: 'wrong_account' | 'wrong_mode' | null
  /** The merchant's account, in the provider's terms. */
  account: string
  success: boolean
  pending: boolean
  isVoided: boolean
  isRefunded: boolean
  amount: number
  /** The refunded amount, as the provider reports it. */
  refunded: number
  currency: string
  /** The provider's message. */
  note: string
}

/** The claim of a webhook or redirect about a transaction. It causes an inquiry and proves nothing. */
export type ProviderWebhook = Pick<ProviderTransaction, 'providerOrderId' | 'transactionId' | 'account' | 'amount'> & {
  state: WebhookState
}

/** The answer to a refund request. Only an inquiry tells whether the refund is done. */
export type RefundReply = { transactionId: string; isRefused: boolean }

/** The result of reading a callback. */
export type CallbackReading =
  | { kind: 'forged' }
  /** A genuine callback that the shop does not use. */
  | { kind: 'ignored' }
  | { kind: 'webhook'; webhook: ProviderWebhook }

/** A payment provider. Each call ends within `timeoutMs`; all except `readCallback` and `readReturn` throw PaymentProviderError. */
export type PaymentProvider = {
  name: ProviderName
  /** The ways to pay that it offers, with the totals that each takes. */
  offers: MethodOffers
  /** Max time for an answer. */
  timeoutMs: number
  /** Min interval between inquiries about one payment after webhooks, in milliseconds. */
  askIntervalMs: number
  createIntention(request: IntentionRequest): Promise<Intention>
  /** Finds the newest transaction of an attempt. @returns null when the shopper has not tried to pay */
  inquire(providerOrderId: string): Promise<ProviderTransaction | null>
  inquireTransaction(transactionId: string): Promise<ProviderTransaction | null>
  /** Refunds money of a payment, as a separate transaction. */
  refund(transactionId: string, amount: number): Promise<RefundReply>
  /** Cancels a payment of the same day. */
  void(transactionId: string): Promise<RefundReply>
  readCallback(query: URLSearchParams, body: unknown): CallbackReading
  /** Reads the redirect of the shopper. @param search the raw query. @returns null without a valid signature */
  readReturn(search: string): ProviderWebhook | null
}

/**
 * A failed call of a provider. `refused`: the provider answered and did nothing. `unreachable`: anything else; it is unknown whether the
 * call had an effect.
 */
export class PaymentProviderError extends Error {
  readonly kind: 'refused' | 'unreachable'

  constructor(kind: 'refused' | 'unreachable', message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PaymentProviderError'
    this.kind = kind
  }
}
