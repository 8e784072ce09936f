import { randomUUID } from 'node:crypto'
import type { PlacedOrder } from '@shop/contract'
import type { ShopClient } from '../pages/shop-client.ts'

/** What is bought. */
export type Goods = { product: number; color: number }
type Recipient = Omit<Parameters<ShopClient['orders']['checkout']>[0]['body'], 'payment_method'>

/** Puts goods into a guest's cart and orders them, to be paid at the door. */
export async function buyFromCart(client: ShopClient, who: Recipient, { product, color }: Goods): Promise<PlacedOrder> {
  const query = { session_key: randomUUID() }
  await client.cart.addToCart({ query, body: { product_id: product, color_id: color, quantity: 1 } })
  return await client.orders.checkout({ query, body: { ...who, payment_method: 'cash' } }, onlyOnce())
}

/** Orders goods at once, in the first of their sizes. */
export async function buyByCard(client: ShopClient, who: Recipient, { product, color }: Goods): Promise<PlacedOrder> {
  const { sizes } = await client.catalog.getProduct({ params: { id: String(product) } })
  const goods = { product_id: product, color_id: color, quantity: 1, size: sizes[0] ?? null } as const
  const body = { ...who, ...goods, payment_method: 'card' } as const
  return await client.orders.buyNow({ query: { session_key: randomUUID() }, body }, onlyOnce())
}

/** Pays on the page that stands in for the bank's. */
export async function payByCard({ payment }: PlacedOrder): Promise<void> {
  const decision = new URLSearchParams({ decision: 'pay' })
  await fetch(payment?.redirect_url ?? '', { method: 'POST', body: decision, redirect: 'manual' })
}

/** The header by which a call that is sent twice is done once. */
export function onlyOnce() {
  return { headers: { 'idempotency-key': randomUUID() } }
}
