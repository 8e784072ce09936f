import { z } from 'zod'

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
  order: z.object({ id: z.number().int(), merchant_order_id: z.string().nullish() }),
  source_data: z.object({
    pan: z.string().nullish(),
    sub_type: z.string().nullish(),
    type: z.string().nullish(),
  }),
})
export type PaymobTransaction = z.output<typeof paymobTransactionSchema>

/** What a transaction means for the attempt it belongs to. */
export type PaymobOutcome = 'paid' | 'pending' | 'declined' | 'refunded' | 'voided' | 'other'

/** Reads the outcome. A refund or a void is a transaction of its own, with the payment as its parent. */
export function outcomeOf(transaction: PaymobTransaction): PaymobOutcome {
  const { success, pending } = transaction
  if (transaction.is_refund || transaction.is_void || transaction.has_parent_transaction) {
    if (!success || pending) return 'other'
    return transaction.is_void ? 'voided' : transaction.is_refund ? 'refunded' : 'other'
  }
  if (pending) return success ? 'other' : 'pending'
  if (!success) return 'declined'
  const isClean = !transaction.is_voided && !transaction.is_refunded && !transaction.error_occured
  return isClean ? 'paid' : 'other'
}
