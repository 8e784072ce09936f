import { randomUUID } from 'node:crypto'
import type { OrderId, PhoneNumber } from '@shop/contract'
import type { CartLineRow } from '../../apps/server/src/modules/cart/cart.repository.ts'
import type { OrderLineRow } from '../../apps/server/src/modules/orders/orders.repository.ts'
import type { NewOrder } from '../../apps/server/src/modules/orders/placing/insert-order.repository.ts'

let shoppers = 0

/** Inserts an order for the floor: all columns, no rules. */
export function floorOrder(lines: readonly CartLineRow[]): NewOrder {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  return {
    id: randomUUID() as string as OrderId,
    userId: null,
    placedBy: null,
    language: 'en',
    status: 'processing',
    paymentMethod: 'cash',
    paymentStatus: 'unpaid',
    payBefore: null,
    firstName: 'A',
    lastName: 'B',
    // Each of a shopper of its own, as those of the shop.
    phone: `+20155${String(++shoppers).padStart(7, '0')}` as PhoneNumber,
    address: `Street ${shoppers}`,
    apartment: '',
    city: 'City',
    governorate: 'EG-C',
    notes: '',
    subtotalPiastres: subtotal,
    discountPiastres: 0,
    couponCode: null,
    deliveryPiastres: 0,
    totalPiastres: subtotal,
    depositPiastres: 0,
    promisedFrom: '2026-11-24',
    promisedTo: '2026-11-24',
    trustStep: 'link',
    trustReasons: [],
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
