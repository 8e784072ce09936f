import type { PaymobSettings } from '../../src/modules/payments/providers/paymob/paymob.settings.ts'
import type { FakeBank } from './paymob-bank.ts'

export type FakeRequest = { method: string; path: string; authorization: string; body: Record<string, unknown> }
export type FakeAnswer = { status: number; body: object }

const token = 'a token of the fake'

/** Answers one call as Paymob does, refusals in its own words included. */
export function answerPaymob(bank: FakeBank, settings: PaymobSettings, request: FakeRequest): FakeAnswer {
  const { method, path, authorization, body } = request
  const isTrusted = authorization === `Token ${settings.secretKey}`
  const mayAsk = authorization === `Bearer ${token}`
  const unauthorised = { status: 401, body: { detail: 'Authentication credentials were not provided.' } }
  switch (`${method} ${path.replace(/\d+$/, '{id}')}`) {
    case 'POST /v1/intention/':
      return isTrusted ? openIntention(bank, settings, body) : unauthorised
    case 'POST /api/auth/tokens':
      return body.api_key === settings.apiKey
        ? { status: 201, body: { token, profile: {} } }
        : { status: 403, body: { detail: 'incorrect credentials' } }
    case 'POST /api/ecommerce/orders/transaction_inquiry':
      return mayAsk ? found(bank.inquireOrder(Number(body.order_id))) : unauthorised
    case 'GET /api/acceptance/transactions/{id}':
      return mayAsk ? found(bank.inquire(Number(path.split('/').at(-1)))) : unauthorised
    case 'POST /api/acceptance/void_refund/refund':
      return isTrusted ? giveBack(bank, Number(body.transaction_id), Number(body.amount_cents)) : unauthorised
    case 'POST /api/acceptance/void_refund/void':
      return isTrusted ? giveBack(bank, Number(body.transaction_id), 'void') : unauthorised
    default:
      return { status: 404, body: { detail: 'Not found.' } }
  }
}

function openIntention(bank: FakeBank, settings: PaymobSettings, body: Record<string, unknown>): FakeAnswer {
  const fault = findFault(settings, body)
  if (fault) return fault
  const intention = bank.open({
    amount: Number(body.amount),
    integrationId: Number(methodsOf(body)[0]),
    reference: String(body.special_reference),
    notificationUrl: String(body.notification_url),
    returnUrl: String(body.redirection_url),
    expiration: Number(body.expiration),
  })
  const { orderId, clientSecret, amount } = intention
  const detail = { amount, currency: 'EGP' }
  const answer = { id: `pi_test_${orderId}`, intention_order_id: orderId, client_secret: clientSecret }
  return { status: 201, body: { ...answer, intention_detail: detail, status: 'intended', object: 'paymentintention' } }
}

function findFault(settings: PaymobSettings, body: Record<string, unknown>): FakeAnswer | null {
  const methods = methodsOf(body)
  const known: unknown[] = Object.values(settings.integrations).flat()
  if (!methods.every((id) => known.includes(id)) || methods.length === 0)
    return { status: 404, body: { detail: 'Integration ID/Name does not exist' } }
  const billing = typeof body.billing_data === 'object' && body.billing_data !== null ? { ...body.billing_data } : {}
  for (const name of ['first_name', 'last_name', 'phone_number'])
    if (!(name in billing)) return { status: 400, body: { billing_data: { [name]: ['This field is required.'] } } }
  return Number.isInteger(body.amount) ? null : { status: 400, body: { amount: ['A valid integer is required.'] } }
}

function methodsOf({ payment_methods: methods }: Record<string, unknown>): unknown[] {
  return Array.isArray(methods) ? methods : []
}

function found(transaction: object | undefined): FakeAnswer {
  return transaction ? { status: 200, body: transaction } : { status: 404, body: { detail: 'Not found.' } }
}

function giveBack(bank: FakeBank, transactionId: number, amount: number | 'void'): FakeAnswer {
  const child = bank.giveBack(transactionId, amount)
  if (child) return { status: 201, body: child }
  const message = 'Requested Refund Amount is greater than the maximum refund amount permissible.'
  return { status: 400, body: { message } }
}
