import { z } from 'zod'
import type { CallbackReading, ReturnReading } from '../payment-provider.ts'
import { isSignedBy, signedValues, signedValuesOfRedirect } from './paymob-signature.ts'
import { outcomeOf, paymobTransactionSchema, toProviderTransaction } from './paymob-transaction.ts'

/** What a signed call of one merchant's account looks like. */
export type PaymobAccount = { hmacSecrets: readonly string[]; integrationIds: readonly number[]; isLive: boolean }

const envelopeSchema = z.object({ type: z.string(), obj: z.unknown() })

/**
 * Reads a processed callback. Only what is signed counts as said by the provider; other kinds of callback (a saved card) are
 * signed otherwise, and the shop uses none of them.
 */
export function readPaymobCallback(query: URLSearchParams, body: unknown, account: PaymobAccount): CallbackReading {
  const envelope = envelopeSchema.safeParse(body)
  if (!envelope.success) return { kind: 'forged' }
  if (envelope.data.type !== 'TRANSACTION') return { kind: 'ignored' }
  const transaction = paymobTransactionSchema.safeParse(envelope.data.obj)
  const signature = onlyValue(query, 'hmac')
  if (!transaction.success || !isSignedBy(signedValues(transaction.data), signature, account.hmacSecrets)) {
    return { kind: 'forged' }
  }
  return { kind: 'transaction', transaction: toProviderTransaction(transaction.data, account) }
}

/**
 * Reads the redirect that brings the shopper back. It is signed over the same values, as text.
 *
 * @param search the query as it came: a plus in it may stand for a blank or, in a time, for itself
 */
export function readPaymobReturn(search: string, account: PaymobAccount): ReturnReading | null {
  const query = [search, search.replaceAll('+', '%2B')]
    .map((text) => new URLSearchParams(text))
    .find((read) => isSignedBy(signedValuesOfRedirect(read), onlyValue(read, 'hmac'), account.hmacSecrets))
  // The same value that is signed: the first, under the first of its names.
  const providerOrderId = query && (query.get('order') ?? query.get('order_id'))
  if (!query || !providerOrderId) return null
  const is = (name: string) => query.get(name) === 'true'
  const outcome = outcomeOf({
    ...{ success: is('success'), pending: is('pending'), error_occured: is('error_occured') },
    ...{ has_parent_transaction: is('has_parent_transaction'), is_refund: is('is_refund'), is_void: is('is_void') },
    ...{ is_voided: is('is_voided'), is_refunded: is('is_refunded') },
  })
  return { providerOrderId, outcome }
}

/** A parameter that stands there once; twice is as good as not at all, because nobody knows which one counts. */
function onlyValue(query: URLSearchParams, name: string): string | null {
  const values = query.getAll(name)
  return values.length === 1 ? (values[0] ?? null) : null
}
