import type { Addition } from './store/cart-requests.ts'
import type { CartLine, CartState } from './store/cart-state.ts'

type Line = Pick<CartLine, 'id' | 'productId' | 'colorId' | 'price' | 'quantity'>

/** Lines of the cart in the form of analytics; prices are EGP. */
export function toThings(lines: readonly Line[]) {
  return lines.map(({ productId, colorId, price, quantity }) => ({ productId, colorId, price, quantity }))
}

/** The item that was added to the cart; without a color the shop chose one. */
export function toAddedThings({ items }: Pick<CartState, 'items'>, { productId, colorId, quantity = 1 }: Addition) {
  const isOfColor = (line: Line) => colorId === null || colorId === undefined || line.colorId === colorId
  const line = items.find((one) => one.productId === productId && isOfColor(one))
  return line ? toThings([{ ...line, quantity }]) : []
}

/** The lines that are no longer in the cart. */
export function toRemovedThings(before: readonly Line[], after: readonly Line[]) {
  return toThings(before.filter(({ id }) => !after.some((line) => line.id === id)))
}
