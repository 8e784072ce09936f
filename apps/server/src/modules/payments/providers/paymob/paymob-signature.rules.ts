import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../../../secrets.ts'
import type { SignedTransaction } from './paymob-transaction.schema.ts'

type Signed = string | number | boolean | null

/**
 * The 20 values that Paymob signs, in its order. It joins them without a separator, so each value must have its exact form.
 *
 * @see docs/payments.md for Paymob's description
 */
export function signedValues(transaction: Omit<SignedTransaction, 'currency'> & { currency: string }): Signed[] {
  return [
    transaction.amount_cents,
    transaction.created_at,
    transaction.currency,
    transaction.error_occured,
    transaction.has_parent_transaction,
    transaction.id,
    transaction.integration_id,
    transaction.is_3d_secure,
    transaction.is_auth,
    transaction.is_capture,
    transaction.is_refunded,
    transaction.is_standalone_payment,
    transaction.is_voided,
    transaction.order.id,
    transaction.owner,
    transaction.pending,
    transaction.source_data.pan,
    transaction.source_data.sub_type,
    transaction.source_data.type,
    transaction.success,
  ]
}

/** HMAC-SHA512 over the values joined without a separator, in lower-case hex. */
export function signValues(values: readonly Signed[], secret: string): string {
  const message = values.map((value) => (value === null ? '' : String(value))).join('')
  return createHmac('sha512', secret).update(message).digest('hex')
}

/**
 * Tells whether a signature was made with one of the secrets: the current one, or the previous one during a change. The comparison takes
 * constant time; upper-case digits are refused.
 */
export function isSignedBy(
  values: readonly Signed[],
  signature: string | null | undefined,
  secrets: readonly string[],
): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/.test(signature)) return false
  return secrets.map((secret) => isSameSecret(signature, signValues(values, secret))).includes(true)
}
