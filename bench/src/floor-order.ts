import { randomUUID } from 'node:crypto'
import type { CheckoutFields, OrderId } from '@shop/contract'
import type { CartLineRow } from '../../apps/server/src/modules/cart/cart.repository.ts'
import type { OrderLineRow } from '../../apps/server/src/modules/orders/orders.repository.ts'
import type { NewOrder } from '../../apps/server/src/modules/orders/placing/insert-order.repository.ts'
import { usualTrust } from '../../apps/server/src/modules/orders/trust/order-trust.rules.ts'

/** Inserts an order for the floor: all columns, no rules. */
export function floorOrder(lines: readonly CartLineRow[]): NewOrder {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const fields = {
    first_name: 'A',
    last_name: 'B',
    phone: '+201012345678',
    address: 'Street 1',
    city: 'City',
    region: 'EG-C',
    payment_method: 'cash',
  }
  return {
    id: randomUUID() as string as OrderId,
    userId: null,
    placedBy: null,
    language: 'en',
    status: 'processing',
    paymentStatus: 'unpaid',
    payBefore: null,
    fields: fields as CheckoutFields,
    subtotal,
    discount: 0,
    couponCode: null,
    delivery: 0,
    total: subtotal,
    deposit: 0,
    promise: { from: '2026-11-24', to: '2026-11-24' } as NewOrder['promise'],
    trust: usualTrust,
  }
}

export function floorOrderLine(line: CartLineRow): OrderLineRow {
  const { productId, variantId, sku, nameEn, nameAr, colorNameEn, colorNameAr, hex, quantity, price, offerId } = line
  return {
    productId,
    variantId,
    sku,
    nameEn,
    nameAr,
    colorNameEn,
    colorNameAr,
    hex,
    quantity,
    size: null,
    image: null,
    unitPricePiastres: price,
    offerId,
    lineTotalPiastres: price * quantity,
    discountPiastres: 0,
    vatRateBp: 1400,
    damaged: 0,
    returned: 0,
    inReturns: 0,
  }
}
