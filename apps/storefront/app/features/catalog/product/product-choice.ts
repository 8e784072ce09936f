import type { Color, Picture, Product } from '@shop/contract'

/** A product in the shown color: its price, stock and pictures (rule P-03). Prices are EGP. */
export type ProductChoice = {
  color: Color | null
  price: number
  originalPrice: number | null
  /** When the offer for this price ends. */
  validUntil: string | null
  /** Units in stock. */
  quantity: number
  isInStock: boolean
  pictures: readonly Picture[]
}

/**
 * Chooses the color of a product: the wanted one, else the first in stock, else the first.
 *
 * @param wantedId the `color` parameter of the address
 */
export function chooseColor(product: Product, wantedId: string | null): ProductChoice {
  const { colors } = product
  const wanted = colors.find(({ id }) => String(id) === wantedId)
  const color = wanted ?? leadOf(colors) ?? null
  const quantity = color ? color.quantity : product.quantity
  return {
    color,
    price: color ? color.price : product.price,
    originalPrice: color ? color.old_price : product.original_price,
    validUntil: color ? color.price_valid_until : product.price_valid_until,
    quantity,
    isInStock: quantity > 0 && (color !== null || product.in_stock),
    pictures: picturesOf(product, color),
  }
}

/** The color's own pictures, then the views that all colors share; never another color's. */
function picturesOf({ images, colors }: Product, chosen: Color | null): Picture[] {
  const own = chosen?.images ?? []
  const ofColors = new Set(colors.flatMap((color) => color.images.map(({ id }) => id)))
  return [...own, ...images.filter(({ id }) => !ofColors.has(id))]
}

/** The main picture of a product: that of the color whose price lists show. */
export function coverOf({ colors, images }: Pick<Product, 'colors' | 'images'>): Picture | null {
  return leadOf(colors)?.images[0] ?? images[0] ?? null
}

function leadOf(colors: readonly Color[]): Color | undefined {
  return colors.find(({ quantity }) => quantity > 0) ?? colors[0]
}

/** The discount in whole percent, rounded down, so that none is promised that is not given; null without one. */
export function discountOf(price: number, originalPrice: number | null): number | null {
  if (originalPrice === null || originalPrice <= price) return null
  const percent = Math.floor(percentOff(price, originalPrice))
  return percent > 0 ? percent : null
}

/** The discount in percent, by whole piastres: in pounds, 1 - 90 / 100 is less than a tenth. */
function percentOff(price: number, originalPrice: number): number {
  return (Math.round((originalPrice - price) * 100) * 100) / Math.round(originalPrice * 100)
}
