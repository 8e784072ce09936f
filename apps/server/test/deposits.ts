import type { OrderId } from '@shop/contract'
import { advanceOrder } from '../src/modules/orders/order-life.service.ts'
import { nextPhone } from './accounts.ts'
import type { CardShop } from './card-shop.ts'
import { createProduct } from './factories.ts'

let street = 0

/**
 * A phone that refuses a parcel. From now on the shop takes no cash of such a phone, but a deposit of a fifth of the total.
 *
 * @returns the fields of its next order
 */
export async function refuseParcel(
  shop: CardShop,
): Promise<{ payment_method: 'cash'; phone: string; address: string }> {
  street += 1
  const fields = { payment_method: 'cash' as const, phone: nextPhone(), address: `${street} Refusal Street` }
  const { body } = await shop.buy((await createProduct(shop.pool)).id, fields)
  const id: OrderId = body.order.id
  for (const step of ['ship', 'turn_back'] as const) await advanceOrder(shop.pool, shop.deps, id, step)
  await shop.pool`
    update shop_settings set trust_call_refusals = 0, trust_code_refusals = 0, trust_card_refusals = 1, trust_deposit_percent = 20`
  return fields
}
