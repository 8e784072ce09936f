import type { PlacedOrder } from '@shop/contract'
import { placeOrder } from './place-order.ts'
import type { ShopClient } from './shop-client.ts'
import type { StaffClient } from './staff-client.ts'

/** Places a guest's order of two units, and delivers it for cash. */
export async function deliverOrder(client: ShopClient, staffClient: StaffClient): Promise<PlacedOrder> {
  const placed = await placeOrder(client, { quantity: 2 })
  const params = { id: placed.order.id }
  await staffClient.orders.takeStep({ params, body: { step: 'ship', from: 'processing', reason: 'Known to us' } })
  await staffClient.orders.takeStep({ params, body: { step: 'deliver', from: 'in_transit', cash_received: true } })
  return placed
}
