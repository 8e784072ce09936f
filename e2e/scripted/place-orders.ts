import { randomUUID } from 'node:crypto'
import type { PaymentMethod, PlacedOrder } from '@shop/contract'
import type { ShopClient } from '../pages/shop-client.ts'

export type Goods = { product: number; color: number }
type Recipient = Omit<Parameters<ShopClient['orders']['checkout']>[0]['body'], 'payment_method'>

/** Fills a guest's cart and orders it with cash on delivery. */
export async function buyFromCart(client: ShopClient, who: Recipient, { product, color }: Goods): Promise<PlacedOrder> {
  const query = { session_key: randomUUID() }
  await client.cart.addToCart({ query, body: { product_id: product, color_id: color, quantity: 1 } })
  return await client.orders.checkout({ query, body: { ...who, payment_method: 'cash' } }, onlyOnce())
}

/** Orders by "buy now", in the first size, by card if no other way is named. */
export async function buyOnline(
  client: ShopClient,
  who: Recipient,
  { product, color }: Goods,
  payment_method: PaymentMethod = 'card',
): Promise<PlacedOrder> {
  const { sizes } = await client.catalog.getProduct({ params: { id: String(product) } })
  const goods = { product_id: product, color_id: color, quantity: 1, size: sizes[0] ?? null } as const
  const body = { ...who, ...goods, payment_method } as const
  return await client.orders.buyNow({ query: { session_key: randomUUID() }, body }, onlyOnce())
}

/** Pays on the sandbox's page. */
export async function payOnline({ payment }: PlacedOrder): Promise<void> {
  const decision = new URLSearchParams({ decision: 'pay' })
  await fetch(payment?.redirect_url ?? '', { method: 'POST', body: decision, redirect: 'manual' })
}

/** The idempotency header of a call. */
export function onlyOnce() {
  return { headers: { 'idempotency-key': randomUUID() } }
}
