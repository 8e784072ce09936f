import { randomUUID } from 'node:crypto'
import type { Order, OrderId } from '@shop/contract'
import { expect } from 'vitest'
import type { PaymentSettings } from '../src/modules/payments/providers/payment.settings.ts'
import type { PaymobTransaction } from '../src/modules/payments/providers/paymob/index.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop, type TestShopOptions } from './app.ts'
import { createClock, type TestClock } from './clock.ts'
import { createProduct, goodCheckout } from './factories.ts'
import type { BankOutcome } from './fakes/paymob-bank.ts'
import { notify } from './fakes/paymob-messenger.ts'
import { type FakePaymob, startPaymob } from './fakes/paymob-server.ts'
import { impatient } from './impatient.ts'

export type Answer = { status: number; body: ReturnType<typeof JSON.parse>; location: string | null }

/** An order by card, as the shopper holds it. */
export type CardOrder = { id: OrderId; token: string; paymentId: string; redirectUrl: string; orderId: number }

export type CardShop = TestShop & {
  paymob: FakePaymob
  origin: string
  clock: TestClock
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>
  /** Buys one unit by card at once. */
  buy(productId: number, fields?: object, headers?: Record<string, string>): Promise<Answer>
  placeOrder(productId?: number, fields?: object): Promise<CardOrder>
  getOrder(order: Pick<CardOrder, 'id' | 'token'>): Promise<Order>
  /**
   * The shopper pays or tries to, the provider sends its webhook, and the shop completes its inquiry.
   *
   * @param changes what came otherwise than asked for; another currency or account is said by the inquiry alone, as a signed call with it is refused
   */
  settle(order: CardOrder, outcome: BankOutcome, changes?: Partial<PaymobTransaction>): Promise<PaymobTransaction>
  /** Waits until jobs have sent an inquiry to the provider for every webhook. */
  untilAsked(): Promise<void>
  /** The provider sends the webhook of a transaction, and the shop completes its inquiry. @returns the status of the webhook */
  tell(transaction: PaymobTransaction): Promise<number>
  paymentsOf(id: OrderId): Promise<PaymentFacts[]>
  refundsOf(id: OrderId): Promise<RefundFacts[]>
  stockOf(productId: number): Promise<number>
  /** Texts sent to phones, or on their way, oldest first. */
  messages(): Promise<string[]>
}

export type PaymentFacts = {
  id: string
  askFailures: number
  status: string
  reviewReason: string | null
  transactionId: string | null
  refundedPiastres: number
}
export type RefundFacts = {
  id: string
  status: string
  reason: string
  amountPiastres: number
  transactionId: string
  tries: number
}

/** A whole shop that listens, beside a payment provider that answers as Paymob does. Its clock is stopped unless a test moves it. */
export async function openCardShop(
  options: TestShopOptions & { payments?: PaymentSettings; paymobTimeoutMs?: number } = {},
): Promise<CardShop> {
  const paymob = await startPaymob(options.paymobTimeoutMs)
  const clock = createClock(new Date())
  const payments = options.payments ?? paymob.settings
  // Failures here are intended.
  const config = { payments, logLevel: 'silent' as const, ...options.config }
  const shop = await openTestShop({ connections: 6, readClock: () => clock.now, ...options, config })
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const call = makeCall(origin)
  const buy: CardShop['buy'] = (productId, fields = {}, headers = {}) => {
    const body = { ...goodCheckout, payment_method: 'card', product_id: productId, ...fields }
    return call('POST', '/api/orders/buy-now/', body, { 'idempotency-key': randomUUID(), ...headers })
  }
  const untilAsked = async () => {
    const open = () => shop.pool`select from payment_news where checks = 0`
    await expect.poll(open, { interval: 20 }).toHaveLength(0)
  }
  return {
    ...shop,
    paymob,
    origin,
    clock,
    call,
    buy,
    untilAsked,
    async placeOrder(productId, fields) {
      const { body } = await buy(productId ?? (await createProduct(shop.pool)).id, fields)
      return toCardOrder(shop, body)
    },
    getOrder: async ({ id, token }) => (await call('GET', `/api/orders/${id}/?access_token=${token}`)).body,
    async settle(order, outcome, { currency, integration_id, ...changes } = {}) {
      const transaction = paymob.bank.pay(order.orderId, outcome, changes)
      const answer = { ...(currency && { currency }), ...(integration_id && { integration_id }) }
      paymob.bank.answers.set(transaction.id, answer)
      await notify(paymob, transaction)
      await untilAsked()
      return transaction
    },
    tell: async (transaction) => {
      const status = await notify(paymob, transaction)
      await untilAsked()
      return status
    },
    paymentsOf: (id) =>
      shop.pool<PaymentFacts[]>`select * from payments where reference = ${id} order by created_at, id`,
    refundsOf: (id) => shop.pool<RefundFacts[]>`
      select r.* from refunds r join payments p on p.id = r.payment_id where p.reference = ${id} order by r.created_at, r.id`,
    async stockOf(productId) {
      const [row] = await shop.pool<{ stock: number }[]>`
        select sum(stock)::integer as stock from variants where product_id = ${productId}`
      return row?.stock ?? 0
    },
    async messages() {
      const rows = await shop.pool<{ body: string }[]>`select body from outbox_messages order by id`
      return rows.map(({ body }) => body)
    },
    async close() {
      await shop.close()
      await paymob.stop()
    },
  }
}

/** One more process of the shop, which soon gives the provider up. */
export async function openImpatientProcess(shop: CardShop): Promise<TestProcess> {
  const payments = { ...shop.paymob.settings, timeoutMs: impatient(500) }
  return await openProcess(shop, { readClock: () => shop.clock.now, config: { payments, logLevel: 'silent' } })
}

/** What a shopper holds after placing an order by card. */
async function toCardOrder(shop: TestShop, placed: Answer['body']): Promise<CardOrder> {
  const [row] = await shop.pool<{ providerOrderId: string }[]>`
    select provider_order_id from payments where id = ${placed.payment.id}`
  return {
    id: placed.order.id,
    token: placed.access_token,
    paymentId: placed.payment.id,
    redirectUrl: placed.payment.redirect_url,
    orderId: Number(row?.providerOrderId),
  }
}

function makeCall(origin: string): CardShop['call'] {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      location: response.headers.get('location'),
    }
  }
}
