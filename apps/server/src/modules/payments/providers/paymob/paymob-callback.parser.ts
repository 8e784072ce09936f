import { z } from 'zod'
import type { CallbackReading, ProviderWebhook } from '../payment-provider.types.ts'
import { isSignedBy, signedValues } from './paymob-signature.rules.ts'
import {
  accountOf,
  type Integrations,
  methodOf,
  type SignedTransaction,
  signedTransactionSchema,
  webhookStateOf,
} from './paymob-transaction.schema.ts'

/** The merchant's account that must have signed a call. */
export type PaymobAccount = { hmacSecrets: readonly string[]; integrations: Integrations; isLive: boolean }

const envelopeSchema = z.object({ type: z.string(), obj: z.unknown() })

/**
 * Reads a processed callback. The form is checked before the signature, because one signature fits several splits of the same digits.
 * Other callbacks (a saved card) have other signatures; the shop does not use them.
 */
export function readPaymobCallback(query: URLSearchParams, body: unknown, account: PaymobAccount): CallbackReading {
  const envelope = envelopeSchema.safeParse(body)
  if (!envelope.success) return { kind: 'forged' }
  if (envelope.data.type !== 'TRANSACTION') return { kind: 'ignored' }
  const claim = signedTransactionSchema.safeParse(envelope.data.obj)
  const webhook = claim.success ? readClaim(claim.data, onlyValue(query, ['hmac']), account) : null
  return webhook ? { kind: 'webhook', webhook } : { kind: 'forged' }
}

/**
 * Reads the redirect of the shopper. It signs the same values as text.
 *
 * @param search the raw query, because a plus means a blank or, in a time, a plus
 */
export function readPaymobReturn(search: string, account: PaymobAccount): ProviderWebhook | null {
  for (const text of [search, search.replaceAll('+', '%2B')]) {
    const query = new URLSearchParams(text)
    const claim = signedTransactionSchema.safeParse(toClaim(query))
    const webhook = claim.success ? readClaim(claim.data, onlyValue(query, ['hmac']), account) : null
    if (webhook) return webhook
  }
  return null
}

/** @returns null without a valid signature, or for an integration of another shop */
function readClaim(claim: SignedTransaction, signature: string | null, account: PaymobAccount): ProviderWebhook | null {
  if (!isSignedBy(signedValues(claim), signature, account.hmacSecrets)) return null
  if (methodOf(account.integrations, claim.integration_id) === null) return null
  return {
    providerOrderId: String(claim.order.id),
    transactionId: String(claim.id),
    account: accountOf(claim),
    amount: claim.amount_cents,
    state: webhookStateOf(claim),
  }
}

const flags = [
  'pending',
  'success',
  'error_occured',
  'has_parent_transaction',
  'is_3d_secure',
  'is_auth',
  'is_capture',
  'is_refunded',
  'is_standalone_payment',
  'is_voided',
] as const

/** Maps the values of a redirect to the names of a callback. A value in another form stays text, and the schema refuses it. */
function toClaim(query: URLSearchParams): object {
  const read = (...names: string[]) => onlyValue(query, names)
  const source = (name: string) => read(`source_data.${name}`, `source_data_${name}`) ?? undefined
  return {
    ...Object.fromEntries(flags.map((name) => [name, toFlag(read(name))])),
    id: toInteger(read('id')),
    amount_cents: toInteger(read('amount_cents')),
    created_at: read('created_at'),
    currency: read('currency'),
    integration_id: toInteger(read('integration_id')),
    owner: toInteger(read('owner')),
    order: { id: toInteger(read('order', 'order_id')) },
    source_data: { pan: source('pan'), sub_type: source('sub_type'), type: source('type') },
  }
}

function toFlag(text: string | null): boolean | string | null {
  return text === 'true' ? true : text === 'false' ? false : text
}

function toInteger(text: string | null): number | string | null {
  return text !== null && /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : text
}

/** Reads a parameter by its first name that exists. A repeated parameter counts as missing. */
function onlyValue(query: URLSearchParams, names: readonly string[]): string | null {
  const values = names.map((name) => query.getAll(name)).find((list) => list.length > 0) ?? []
  return values.length === 1 ? (values[0] ?? null) : null
}
