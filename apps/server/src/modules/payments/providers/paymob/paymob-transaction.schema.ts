import { type OnlineMethod, onlineMethods } from '@shop/contract'
import { z } from 'zod'
import type { PaymentOutcome, WebhookState } from '../../payment-status.types.ts'
import type { ProviderTransaction } from '../payment-provider.types.ts'

const idSchema = z.int().positive()
const amountSchema = z.int().nonnegative()

/**
 * An ISO moment that starts with a four-digit year. Paymob joins the signed values without a separator, so a looser form would let
 * digits move between amount and date.
 */
const momentPattern = /^20\d{2}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-6]\d(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?$/
const sourceTextSchema = z.string().max(64).nullable()

const commonFields = {
  id: idSchema,
  pending: z.boolean(),
  success: z.boolean(),
  amount_cents: amountSchema,
  created_at: z.string().regex(momentPattern),
  error_occured: z.boolean(),
  has_parent_transaction: z.boolean(),
  integration_id: idSchema,
  is_3d_secure: z.boolean(),
  is_auth: z.boolean(),
  is_capture: z.boolean(),
  is_refunded: z.boolean(),
  is_standalone_payment: z.boolean(),
  is_voided: z.boolean(),
  owner: idSchema,
  source_data: z.object({ pan: sourceTextSchema, sub_type: sourceTextSchema, type: sourceTextSchema }),
}

/** The signed fields of a callback in their exact form, with Paymob's spelling (`error_occured`). No other field is read. */
export const signedTransactionSchema = z.object({
  ...commonFields,
  currency: z.literal('EGP'),
  order: z.object({ id: idSchema }),
})
export type SignedTransaction = z.output<typeof signedTransactionSchema>

/** A transaction in the answer to an inquiry: the signed fields, and fields that are only trusted here. */
export const paymobTransactionSchema = z.object({
  ...commonFields,
  created_at: z.string().max(64),
  currency: z.string().regex(/^[A-Z]{3}$/),
  source_data: z.object({
    pan: sourceTextSchema.default(null),
    sub_type: sourceTextSchema.default(null),
    type: sourceTextSchema.default(null),
  }),
  parent_transaction: idSchema.nullish(),
  is_refund: z.boolean().default(false),
  is_void: z.boolean().default(false),
  is_live: z.boolean().default(false),
  /** The refunded amount of a payment. */
  refunded_amount_cents: amountSchema.nullish(),
  data: z.object({ message: z.string().nullish() }).nullish().catch(null),
  order: z.object({ id: idSchema, merchant_order_id: z.string().max(200).nullish() }),
})
export type PaymobTransaction = z.output<typeof paymobTransactionSchema>

type DecidingFields = Pick<
  PaymobTransaction,
  | 'success'
  | 'pending'
  | 'error_occured'
  | 'has_parent_transaction'
  | 'is_refund'
  | 'is_void'
  | 'is_refunded'
  | 'is_voided'
>

/** What a transaction means for its attempt. A refund or void is a separate transaction with the payment as its parent. */
export function paymentOutcomeOf(transaction: DecidingFields): PaymentOutcome {
  const { success, pending, is_refund, is_void } = transaction
  if (transaction.has_parent_transaction) {
    if (pending || is_refund === is_void) return 'other'
    if (!success) return 'refund_failed'
    return is_void ? 'voided' : 'refunded'
  }
  if (is_refund || is_void || (success && pending)) return 'other'
  if (!success) return pending ? 'pending' : 'declined'
  if (transaction.is_voided || transaction.is_refunded) return 'returned'
  return transaction.error_occured ? 'other' : 'paid'
}

/** The state that a signed call claims. `is_refund` and `is_void` are not signed, so they are not read. */
export function webhookStateOf(claim: Omit<DecidingFields, 'is_refund' | 'is_void'>): WebhookState {
  if (claim.has_parent_transaction) {
    if (claim.pending) return 'other'
    return claim.success ? 'given_back' : 'give_back_failed'
  }
  const outcome = paymentOutcomeOf({ ...claim, is_refund: false, is_void: false })
  return outcome === 'paid' || outcome === 'pending' || outcome === 'declined' || outcome === 'returned'
    ? outcome
    : 'other'
}

/** The integration ids of each way to pay that the shop offers. */
export type Integrations = Partial<Record<OnlineMethod, readonly number[]>>

/** @returns null for an integration that is not the shop's */
export function methodOf(integrations: Integrations, id: number): OnlineMethod | null {
  return onlineMethods.find((method) => integrations[method]?.includes(id)) ?? null
}

/** The account of a payment: the merchant's user at Paymob, and the integration. */
export function accountOf({ owner, integration_id }: { owner: number; integration_id: number }): string {
  return `${owner}/${integration_id}`
}

/** Maps a transaction to the shop's terms. @param account the account that transactions of this shop have */
export function toProviderTransaction(
  transaction: PaymobTransaction,
  account: { integrations: Integrations; isLive: boolean },
): ProviderTransaction {
  const method = methodOf(account.integrations, transaction.integration_id)
  const isOfMode = transaction.is_live === account.isLive
  return {
    providerOrderId: String(transaction.order.id),
    transactionId: String(transaction.id),
    parentTransactionId: transaction.parent_transaction ? String(transaction.parent_transaction) : null,
    reference: transaction.order.merchant_order_id || null,
    outcome: paymentOutcomeOf(transaction),
    method,
    fault: method ? (isOfMode ? null : 'wrong_mode') : 'wrong_account',
    account: accountOf(transaction),
    success: transaction.success,
    pending: transaction.pending,
    isVoided: transaction.is_voided,
    isRefunded: transaction.is_refunded,
    amount: transaction.amount_cents,
    refunded: transaction.is_refunded ? (transaction.refunded_amount_cents ?? 0) : 0,
    currency: transaction.currency,
    note: (transaction.data?.message ?? '').slice(0, 200),
  }
}
