import { type Color, type DeliveryZone, deliveryFor, dropDust, maxLineQuantity, type Product } from '@shop/contract'

/** The choice of buy now. It is part of the address, so that reloads and links preserve it. */
export type BuyNowChoice = {
  /** Null for a product without colors, and when the requested color is sold out. */
  color: Color | null
  isColorMissing: boolean
  size: string | null
  quantity: number
  /** The maximum quantity; 0 when sold out. */
  max: number
  /** The unit price, in EGP. */
  price: number
}

/**
 * The choice as parameters of an address; a size by its place in the list, from 1, so that it is the same in both
 * languages.
 */
export type ChoiceQuery = { color?: number | undefined; size?: number | undefined; quantity?: number | undefined }

/** Reads the choice from an address; invalid values are ignored. Without a color it is the first in stock. */
export function readChoice(product: Product, parameters: URLSearchParams): BuyNowChoice {
  const color = readColor(product.colors, parameters.get('color'))
  const max = Math.min(color ? color.quantity : product.quantity, maxLineQuantity)
  const wanted = Number(parameters.get('quantity') ?? 1)
  return {
    color,
    isColorMissing: color === null && product.colors.length > 0,
    size: product.sizes[Number(parameters.get('size') ?? 0) - 1] ?? null,
    quantity: Number.isSafeInteger(wanted) ? Math.max(1, Math.min(wanted, max)) : 1,
    max,
    price: color?.price ?? product.price,
  }
}

/** A sold-out color is not replaced: the form asks for another one. */
function readColor(colors: readonly Color[], wantedId: string | null): Color | null {
  const wanted = colors.find(({ id }) => String(id) === wantedId)
  const color = wanted ?? colors.find(({ quantity }) => quantity > 0)
  return color && color.quantity > 0 ? color : null
}

/**
 * The totals of the choice, in EGP. The server computes them again and refuses a difference.
 *
 * @param zones the chosen governorate, or all of them: delivery is then the lowest fee
 */
export function totalChoice({ price, quantity }: BuyNowChoice, zones: readonly DeliveryZone[]) {
  const subtotal = dropDust(price * quantity)
  const open = zones.filter(({ is_open }) => is_open)
  const costs = (open.length > 0 ? open : zones).map((zone) => deliveryFor(zone, subtotal))
  const delivery = Math.min(...costs)
  const isDeliveryFinal = costs.every((cost) => cost === delivery)
  return { subtotal, delivery, total: dropDust(subtotal + delivery), isDeliveryFinal }
}
