import { addMoney, maxLineQuantity, multiplyMoney, type Piastres, piastres } from '@shop/contract'

/** What delivery costs, in piastres: nothing above a subtotal, else a flat fee. */
export type DeliveryTerms = { deliveryFee: number; freeDeliveryOver: number }

/** What a line is priced by: today's price in piastres, and whole units. */
export type PricedLine = { price: number; quantity: number }

export type CartTotals = { itemCount: number; subtotal: Piastres; delivery: Piastres; total: Piastres }

/** Adds a cart up. Delivery is free above the threshold and for an empty cart. */
export function totalCart(lines: readonly PricedLine[], terms: DeliveryTerms): CartTotals {
  const subtotal = addMoney(...lines.map(totalLine))
  const delivery = lines.length === 0 || subtotal > terms.freeDeliveryOver ? piastres(0) : piastres(terms.deliveryFee)
  const itemCount = lines.reduce((sum, line) => sum + line.quantity, 0)
  return { itemCount, subtotal, delivery, total: addMoney(subtotal, delivery) }
}

export function totalLine(line: PricedLine): Piastres {
  return multiplyMoney(piastres(line.price), line.quantity)
}

/** The most units of a variant that a cart may hold. */
export function maxQuantity(stock: number): number {
  return Math.min(stock, maxLineQuantity)
}

export type LineState = 'available' | 'not_sold' | 'out_of_stock' | 'short_of_stock'

/** Whether a line can be bought with its quantity. */
export function stateOfLine(line: { isSold: boolean; stock: number; quantity: number }): LineState {
  if (!line.isSold) return 'not_sold'
  if (line.stock === 0) return 'out_of_stock'
  return line.stock < line.quantity ? 'short_of_stock' : 'available'
}
