import { type PaymobTransaction, signedValues, signValues } from '../../src/modules/payments/providers/paymob/index.ts'
import { toReturnQuery } from '../../src/modules/payments/providers/sandbox/sandbox-account.service.ts'
import type { FakePaymob } from './paymob-server.ts'

/** Signs a transaction as Paymob does. */
export function sign(transaction: PaymobTransaction, secret = 'shop_test_hmac_secret'): string {
  return signValues(signedValues(transaction), secret)
}

/**
 * Sends the merchant the webhook of a transaction: the processed callback.
 *
 * @param hmac the signature, when it is not the right one
 * @returns the status of the merchant's answer
 */
export async function notify(
  paymob: FakePaymob,
  transaction: PaymobTransaction,
  hmac = sign(transaction),
): Promise<number> {
  const intention = paymob.bank.intentions.get(transaction.order.id)
  if (!intention) throw new Error('The fake has no such order')
  const response = await fetch(`${intention.notificationUrl}?hmac=${hmac}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'TRANSACTION', obj: transaction, issuer_bank: null }),
  })
  await response.body?.cancel()
  return response.status
}

/** Where Paymob sends the shopper's browser: the response callback. */
export function returnUrlOf(paymob: FakePaymob, transaction: PaymobTransaction, hmac = sign(transaction)): string {
  const intention = paymob.bank.intentions.get(transaction.order.id)
  const query = toReturnQuery(transaction, '')
  query.set('hmac', hmac)
  return `${intention?.returnUrl}?${query}`
}
