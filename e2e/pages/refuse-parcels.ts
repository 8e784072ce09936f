import { placeOrder } from './place-order.ts'
import type { ShopClient } from './shop-client.ts'
import { inventShopper, type Shopper } from './shopper.ts'
import type { StaffClient } from './staff-client.ts'

/** Somebody who refused so many parcels at the door, at an address of their own. */
export async function refuseParcels(
  client: ShopClient,
  staffClient: StaffClient,
  count: number,
): Promise<Shopper & { address: string }> {
  const shopper = inventShopper('Guest')
  const address = `${shopper.typed.slice(-6)} Nile Street`
  const orders: string[] = []
  for (let order = 0; order < count; order += 1)
    orders.push((await placeOrder(client, { phone: shopper.phone, address })).order.id)
  for (const id of orders) {
    const params = { id }
    await staffClient.orders.takeStep({ params, body: { step: 'ship', from: 'processing', reason: 'Known to us' } })
    await staffClient.orders.takeStep({ params, body: { step: 'turn_back', from: 'in_transit', failure: 'refused' } })
  }
  return { ...shopper, address }
}
