import { randomInt, randomUUID } from 'node:crypto'
import type { OrderId } from '@shop/contract'
import type { Pool } from '../src/database/client.ts'
import type { PaymobTransaction } from '../src/modules/payments/providers/paymob/index.ts'
import { nextPhone } from './accounts.ts'
import { goodCheckout, type MadeProduct } from './factories.ts'
import { sign } from './fakes/paymob-messenger.ts'
import type { FakePaymob } from './fakes/paymob-server.ts'
import type { KillableShop } from './killable-shop.ts'

/** What a shopper wanted and bought. */
export type Visit = { cart: string; order: { id: OrderId; token: string } | null }

/** Where shoppers come and go. `orders` is what they have ordered so far, with what nobody has paid yet. */
export type Street = {
  shop: KillableShop
  pool: Pool
  paymob: FakePaymob
  products: readonly MadeProduct[]
  orders: { id: OrderId; token: string }[]
}

const chance = (percent: number) => randomInt(100) < percent

/**
 * One shopper's visit, who fills a cart, orders, and pays at the bank where that is how they pay; insisting on an answer to each
 * call, as a browser's user does who presses the button again.
 */
export async function visit(street: Street): Promise<Visit> {
  const { shop, products } = street
  const product = products[randomInt(products.length)]
  const cart = randomUUID()
  const post = (path: string, body?: object, headers: Record<string, string> = {}) =>
    shop.insist(path, {
      method: 'POST',
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
  await post(`/api/orders/cart-items/add_to_cart/?session_key=${cart}`, { product_id: product?.id })
  // Whoever refuses a parcel could not pay in cash any more.
  const fields = { ...goodCheckout, phone: nextPhone(), payment_method: chance(70) ? 'card' : 'cash' }
  const headers = { 'idempotency-key': randomUUID() }
  const placed = await insistOnPlacing(() => post(`/api/orders/checkout/?session_key=${cart}`, fields, headers))
  if (!placed) return { cart, order: null }
  const order = { id: placed.order.id, token: placed.access_token }
  street.orders.push(order)
  if (placed.payment) await payAtBank(street, order.id)
  if (chance(15)) await post(`/api/orders/${order.id}/cancel/?access_token=${order.token}`)
  return { cart, order }
}

type Placed = { order: { id: OrderId }; access_token: string; payment: object | null }

/** @returns null when the goods are sold out */
async function insistOnPlacing(place: () => Promise<Response>): Promise<Placed | null> {
  for (;;) {
    const response = await place()
    const answer: Placed & { code: string } = JSON.parse(await response.text())
    if (response.status === 201) return answer
    const { code } = answer
    if (code === 'insufficient_stock' || code === 'product_unavailable' || code === 'cart_line_unavailable') return null
    // Another asking for the page may have died with its process; it is given up after a while.
    const isPassing = ['request_in_progress', 'service_unavailable', 'payment_provider_failed'].includes(code)
    if (!isPassing) throw new Error(`Placing an order was answered ${response.status} ${code}`)
  }
}

/** Pays by the newest attempt. Some are declined first, some are told of twice, some never. */
async function payAtBank(street: Street, id: OrderId): Promise<void> {
  const { pool, paymob } = street
  const [attempt] = await pool<{ providerOrderId: string }[]>`
    select provider_order_id from payments where reference = ${id} and provider_order_id is not null
    order by created_at desc limit 1`
  if (!attempt || chance(10)) return
  const orderId = Number(attempt.providerOrderId)
  if (chance(20)) await tell(street, paymob.bank.pay(orderId, 'declined'))
  const paid = paymob.bank.pay(orderId, 'paid')
  if (chance(15)) return
  await Promise.all(Array.from({ length: randomInt(1, 3) }, () => tell(street, paid)))
}

/** Sends the webhook until the shop has accepted it. */
async function tell({ shop, paymob }: Street, transaction: PaymobTransaction): Promise<void> {
  const intention = paymob.bank.intentions.get(transaction.order.id)
  const { pathname } = new URL(intention?.notificationUrl ?? shop.origin)
  for (;;) {
    const response = await shop.insist(`${pathname}?hmac=${sign(transaction)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'TRANSACTION', obj: transaction }),
    })
    if (response.status === 200) return
    if (response.status !== 503) throw new Error(`The webhook answered ${response.status}`)
  }
}
