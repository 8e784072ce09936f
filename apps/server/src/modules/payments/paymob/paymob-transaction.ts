import { z } from 'zod'
import type { ProviderTransaction } from '../payment-provider.ts'
import type { Outcome } from '../payment-status.ts'

/**
 * A transaction as Paymob tells it in a processed callback or as the answer to an inquiry. Only what the shop reads or signs; the
 * provider's own spelling (`error_occured`) is kept. A missing or null signed value counts as empty.
 */
export const paymobTransactionSchema = z.object({
  id: z.number().int(),
  pending: z.boolean(),
  success: z.boolean(),
  amount_cents: z.number().int(),
  currency: z.string(),
  created_at: z.string(),
  error_occured: z.boolean(),
  has_parent_transaction: z.boolean(),
  parent_transaction: z.number().int().nullish(),
  integration_id: z.number().int(),
  is_3d_secure: z.boolean(),
  is_auth: z.boolean(),
  is_capture: z.boolean(),
  is_refund: z.boolean().default(false),
  is_refunded: z.boolean(),
  is_standalone_payment: z.boolean(),
  is_void: z.boolean().default(false),
  is_voided: z.boolean(),
  is_live: z.boolean().default(false),
  owner: z.number().int().nullish(),
  /** How much of a payment has gone back. */
  refunded_amount_cents: z.number().int().nullish(),
  data: z.object({ message: z.string().nullish() }).nullish().catch(null),
  order: z.object({ id: z.number().int(), merchant_order_id: z.string().nullish() }),
  source_data: z.object({
    pan: z.string().nullish(),
    sub_type: z.string().nullish(),
    type: z.string().nullish(),
  }),
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

/**
 * What a transaction means for the attempt it belongs to. A refund or a void is a transaction of its own, with the payment as its
 * parent; `is_refund` and `is_void` are not signed, so they only tell the two apart.
 */
export function outcomeOf(transaction: DecidingFields): Outcome {
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

/** A transaction in the shop's words. @param account what a transaction of this shop looks like */
export function toProviderTransaction(
  transaction: PaymobTransaction,
  account: { integrationIds: readonly number[]; isLive: boolean },
): ProviderTransaction {
  const isOurs = account.integrationIds.includes(transaction.integration_id)
  const isOfMode = transaction.is_live === account.isLive
  return {
    providerOrderId: String(transaction.order.id),
    transactionId: String(transaction.id),
    parentTransactionId: transaction.parent_transaction ? String(transaction.parent_transaction) : null,
    outcome: outcomeOf(transaction),
    fault: isOurs ? (isOfMode ? null : 'wrong_mode') : 'wrong_integration',
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
