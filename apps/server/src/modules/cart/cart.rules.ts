import { addMoney, maxLineQuantity, multiplyMoney, type Piastres, piastres } from '@shop/contract'

/** Delivery costs in piastres: a flat fee, or nothing above a subtotal. */
export type DeliveryTerms = { deliveryFee: number; freeDeliveryOver: number }

/** Today's price in piastres, and whole units. */
export type PricedLine = { price: number; quantity: number }

export type CartTotals = { itemCount: number; subtotal: Piastres; delivery: Piastres; total: Piastres }

/** Adds up a cart. Delivery is free above the threshold and for an empty cart. */
export function totalCart(lines: readonly PricedLine[], terms: DeliveryTerms): CartTotals {
  const subtotal = addMoney(...lines.map(totalLine))
  const delivery = lines.length === 0 || subtotal > terms.freeDeliveryOver ? piastres(0) : piastres(terms.deliveryFee)
  const itemCount = lines.reduce((sum, line) => sum + line.quantity, 0)
  return { itemCount, subtotal, delivery, total: addMoney(subtotal, delivery) }
}

export function totalLine(line: PricedLine): Piastres {
  return multiplyMoney(piastres(line.price), line.quantity)
}

/** Max units of a variant in one cart. */
export function maxQuantity(stock: number): number {
  return Math.min(stock, maxLineQuantity)
}

export type LineState = 'available' | 'not_sold' | 'out_of_stock' | 'short_of_stock'

/** Tells whether a line can be bought with its quantity, or why not. */
export function stateOfLine(line: { isSold: boolean; stock: number; quantity: number }): LineState {
  if (!line.isSold) return 'not_sold'
  if (line.stock === 0) return 'out_of_stock'
  return line.stock < line.quantity ? 'short_of_stock' : 'available'
}
