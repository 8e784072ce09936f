import { onlineMethods } from '@shop/contract'
import { deriveKey } from '../../../../secrets.ts'
import type { PaymobAccount, PaymobTransaction } from '../paymob/index.ts'
import { signedValues, signValues } from '../paymob/index.ts'
import type { SandboxIntention, SandboxTransaction } from './sandbox.repository.ts'

/** Each way to pay has an integration of its own, from 1. */
const integrations = Object.fromEntries(onlineMethods.map((method, place) => [method, [place + 1]]))

/** The shop's account at the sandbox. Its secret is derived from the shop's secret. */
export function openSandboxAccount(secret: string): PaymobAccount & { hmacSecret: string } {
  const hmacSecret = Buffer.from(deriveKey(secret, 'sandbox payments')).toString('hex')
  return { hmacSecret, hmacSecrets: [hmacSecret], integrations, isLive: false }
}

/** Maps a transaction of the sandbox to Paymob's form. */
export function describeTransaction(
  transaction: SandboxTransaction,
  { specialReference, method }: Pick<SandboxIntention, 'specialReference' | 'method'>,
): PaymobTransaction {
  const isPayment = transaction.kind === 'payment'
  return {
    id: transaction.id,
    success: transaction.isSuccess,
    pending: transaction.isPending,
    amount_cents: transaction.amountPiastres,
    currency: 'EGP',
    created_at: transaction.createdAt.toISOString().replace('Z', ''),
    error_occured: !transaction.isSuccess && !transaction.isPending,
    has_parent_transaction: !isPayment,
    parent_transaction: transaction.parentId,
    integration_id: onlineMethods.indexOf(method) + 1,
    is_3d_secure: isPayment,
    is_auth: false,
    is_capture: false,
    is_refund: transaction.kind === 'refund',
    is_refunded: transaction.refundedPiastres > 0,
    is_standalone_payment: isPayment,
    is_void: transaction.kind === 'void',
    is_voided: transaction.isVoided,
    is_live: false,
    owner: 1,
    refunded_amount_cents: transaction.refundedPiastres,
    data: { message: transaction.isSuccess ? 'Approved' : transaction.isPending ? 'Pending' : 'Declined' },
    order: { id: transaction.orderId, merchant_order_id: specialReference },
    source_data: { type: method, pan: '2346', sub_type: method === 'card' ? 'MasterCard' : '' },
  }
}

/** The query of the shopper's redirect: the signed values under Paymob's names, and the signature. */
export function toReturnQuery(transaction: PaymobTransaction, hmacSecret: string): URLSearchParams {
  const { order, source_data, data, parent_transaction: _, ...plain } = transaction
  const values = Object.entries(plain).map(([name, value]): [string, string] => [name, String(value ?? '')])
  const query = new URLSearchParams(values)
  query.set('order', String(order.id))
  query.set('merchant_order_id', order.merchant_order_id ?? '')
  query.set('data.message', data?.message ?? '')
  for (const [name, value] of Object.entries(source_data)) query.set(`source_data.${name}`, value ?? '')
  query.set('hmac', signValues(signedValues(transaction), hmacSecret))
  return query
}
