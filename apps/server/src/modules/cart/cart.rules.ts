import {
  addMoney,
  type DeliveryTerms,
  deliveryFor,
  maxLineQuantity,
  multiplyMoney,
  type Piastres,
  piastres,
} from '@shop/contract'

/** Today's price in piastres, and whole units. */
export type PricedLine = { price: number; quantity: number }

export type CartTotals = {
  itemCount: number
  subtotal: Piastres
  /** The lowest cost of all the terms. */
  delivery: Piastres
  total: Piastres
  /** Whether delivery costs the same by all the terms. */
  isDeliveryFinal: boolean
}

/**
 * Adds up a cart. Delivery costs nothing for an empty cart.
 *
 * @param terms in piastres: those of one governorate, or of all that the cart may be delivered to
 */
export function totalCart(lines: readonly PricedLine[], terms: readonly DeliveryTerms[]): CartTotals {
  const subtotal = addMoney(...lines.map(totalLine))
  const costs = lines.length === 0 ? [0] : terms.map((one) => deliveryFor(one, subtotal))
  const delivery = piastres(Math.min(...costs))
  const itemCount = lines.reduce((sum, line) => sum + line.quantity, 0)
  const isDeliveryFinal = costs.every((cost) => cost === delivery)
  return { itemCount, subtotal, delivery, total: addMoney(subtotal, delivery), isDeliveryFinal }
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
