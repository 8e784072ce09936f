import { z } from 'zod'
import {
  type Intention,
  type IntentionRequest,
  type PaymentProvider,
  PaymentProviderError,
  type ProviderTransaction,
  type RefundReply,
} from '../payment-provider.types.ts'
import { createPaymobClient, type PaymobAnswer, refusedByPaymob } from './paymob.client.ts'
import type { PaymobSettings } from './paymob.settings.ts'
import { readPaymobCallback, readPaymobReturn } from './paymob-callback.parser.ts'
import { createPaymobInquirer } from './paymob-inquirer.client.ts'
import { toIntentionRequest } from './paymob-intention.presenter.ts'
import { paymobTransactionSchema, toProviderTransaction } from './paymob-transaction.schema.ts'

const intentionSchema = z.object({
  id: z.string().min(1),
  intention_order_id: z.number().int(),
  client_secret: z.string().min(1),
})
const childSchema = z.object({ id: z.number().int(), success: z.boolean(), pending: z.boolean().default(false) })

const paths = {
  intention: '/v1/intention/',
  inquiry: '/api/ecommerce/orders/transaction_inquiry',
  transaction: '/api/acceptance/transactions/',
  refund: '/api/acceptance/void_refund/refund',
  void: '/api/acceptance/void_refund/void',
} as const

/** Paymob, Egypt (docs/payments.md). */
export function createPaymob(settings: PaymobSettings, readClock: () => Date): PaymentProvider {
  const client = createPaymobClient(settings.baseUrl, settings.timeoutMs)
  const inquirer = createPaymobInquirer(client, settings.apiKey, readClock)
  const authorization = `Token ${settings.secretKey}`

  /** Sends a call that must not be repeated. */
  const postOnce = (path: string, body: object) => client.call({ method: 'POST', path, body, authorization })

  async function giveBack(path: string, body: object): Promise<RefundReply> {
    const answer = await postOnce(path, body)
    const child = childSchema.safeParse(answer.body)
    if (answer.status >= 400 || !child.success) throw refusalOf(path, answer)
    return { transactionId: String(child.data.id), isRefused: !child.data.success && !child.data.pending }
  }

  return {
    name: 'paymob',
    offers: settings.offers,
    timeoutMs: settings.timeoutMs,
    askIntervalMs: settings.askIntervalMs,
    async createIntention(request: IntentionRequest): Promise<Intention> {
      const answer = await postOnce(paths.intention, toIntentionRequest(request, settings.integrations, readClock()))
      const intention = intentionSchema.safeParse(answer.body)
      if (answer.status >= 400 || !intention.success) throw refusedByPaymob(paths.intention, answer)
      const { id, intention_order_id, client_secret } = intention.data
      const query = new URLSearchParams({ publicKey: settings.publicKey, clientSecret: client_secret })
      const redirectUrl = `${settings.baseUrl}/unifiedcheckout/?${query}`
      return { intentionId: id, providerOrderId: String(intention_order_id), redirectUrl }
    },
    async inquire(providerOrderId) {
      const body = { order_id: Number(providerOrderId) }
      const answer = await inquirer.ask({ method: 'POST', path: paths.inquiry, body })
      return readInquiry(paths.inquiry, answer, settings)
    },
    async inquireTransaction(transactionId) {
      const path = `${paths.transaction}${encodeURIComponent(transactionId)}`
      return readInquiry(paths.transaction, await inquirer.ask({ method: 'GET', path }), settings)
    },
    refund: (transactionId, amount) =>
      giveBack(paths.refund, { transaction_id: Number(transactionId), amount_cents: amount }),
    void: (transactionId) => giveBack(paths.void, { transaction_id: Number(transactionId) }),
    readCallback: (query, body) => readPaymobCallback(query, body, settings),
    readReturn: (search) => readPaymobReturn(search, settings),
  }
}

/** Reads the answer to an inquiry: a plain transaction without envelope and signature. */
function readInquiry(path: string, answer: PaymobAnswer, settings: PaymobSettings): ProviderTransaction | null {
  if (answer.status === 404) return null
  const transaction = paymobTransactionSchema.safeParse(answer.body)
  if (answer.status >= 400 || !transaction.success) throw refusedByPaymob(path, answer)
  return toProviderTransaction(transaction.data, settings)
}

/** An unreadable success may have moved money, so it counts as unreachable, not as refused. */
function refusalOf(path: string, answer: PaymobAnswer): PaymentProviderError {
  if (answer.status >= 400) return refusedByPaymob(path, answer)
  return new PaymentProviderError('unreachable', `Paymob: ${path} answered ${answer.status} without a transaction`)
}
