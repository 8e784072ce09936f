import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymobTransaction } from './paymob-transaction.ts'

type Signed = string | number | boolean | null | undefined

/**
 * The 20 values that Paymob signs, in its order: of a processed callback's `obj`.
 *
 * @see docs/payments.md for the provider's own description
 */
export function signedValues(transaction: PaymobTransaction): Signed[] {
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

/** The keys of the same values in the redirect's query; the provider's pages disagree about three of them. */
const redirectKeys: readonly (readonly string[])[] = [
  ['amount_cents'],
  ['created_at'],
  ['currency'],
  ['error_occured'],
  ['has_parent_transaction'],
  ['id'],
  ['integration_id'],
  ['is_3d_secure'],
  ['is_auth'],
  ['is_capture'],
  ['is_refunded'],
  ['is_standalone_payment'],
  ['is_voided'],
  ['order', 'order_id'],
  ['owner'],
  ['pending'],
  ['source_data.pan', 'source_data_pan'],
  ['source_data.sub_type', 'source_data_sub_type'],
  ['source_data.type', 'source_data_type'],
  ['success'],
]

/** The signed values of a redirect, after URL decoding. */
export function signedValuesOfRedirect(query: URLSearchParams): Signed[] {
  return redirectKeys.map((names) => names.map((name) => query.get(name)).find((value) => value !== null))
}

/** HMAC-SHA512 over the values joined without a separator, in lower-case hex. */
export function signValues(values: readonly Signed[], secret: string): string {
  const message = values.map((value) => (value === null || value === undefined ? '' : String(value))).join('')
  return createHmac('sha512', secret).update(message).digest('hex')
}

/**
 * Whether a signature was made with one of the secrets: the current one, or the one before while it is being changed. Compared in
 * constant time; upper-case digits are another text, and refused.
 */
export function isSignedBy(
  values: readonly Signed[],
  signature: string | null | undefined,
  secrets: readonly string[],
): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/.test(signature)) return false
  const given = Buffer.from(signature)
  return secrets.map((secret) => timingSafeEqual(given, Buffer.from(signValues(values, secret)))).includes(true)
}
