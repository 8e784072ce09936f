import type { Picture, Product } from '@shop/contract'
import { asPage, isListed, type Page } from '../../as-page.ts'
import { type PictureView, toPictureView } from '../../picture-view.ts'

/** What a card shows of a product. Lists carry this and no more, so that pages stay small. Prices are EGP. */
export type ProductCardView = {
  id: number
  name: string
  picture: PictureView | null
  price: number
  originalPrice: number | null
  isOffer: boolean
  isBestSeller: boolean
  isInStock: boolean
  quantity: number
  /** The mean of its reviews; absent without any. */
  rating?: number
  /** The colours to choose from, as `#rrggbb`. */
  colors: readonly string[]
  /** The id of the colour that is shown, where a shopper looks for a certain one. */
  colorId?: number
}

/**
 * The cards of a list; what has no name or no price is left out (rule P-04).
 *
 * @param wanted hex values without `#`: a product that comes in one of them is shown in it
 */
export function toProductCards(
  products: Page<Product> | readonly Product[],
  wanted: readonly string[] = [],
): ProductCardView[] {
  return asPage(products)
    .results.filter(isListed)
    .map((product) => ({ ...toProductCard(product), ...inColor(product, wanted) }))
}

/** The first colour that is wanted, one in stock before others; nothing for a product that has none of them. */
function inColor({ colors }: Product, wanted: readonly string[]): Pick<ProductCardView, 'colorId' | 'picture'> | null {
  const found = colors.filter(({ hex_value }) => wanted.includes(hex_value.slice(1)))
  const color = found.find(({ quantity }) => quantity > 0) ?? found[0]
  const picture = color?.images[0]
  return color && picture ? { colorId: color.id, picture: toPictureView(picture) } : null
}

function toProductCard(product: Product): ProductCardView {
  return {
    id: product.id,
    name: product.name,
    picture: toPictureView(coverOf(product)),
    price: product.price,
    originalPrice: product.original_price,
    isOffer: product.is_offer,
    isBestSeller: product.is_best_seller,
    isInStock: product.in_stock && product.quantity > 0,
    quantity: product.quantity,
    ...(product.reviews_count > 0 && { rating: product.rating }),
    colors: product.colors.map(({ hex_value }) => hex_value),
  }
}

/** The picture that stands for a product: of its first colour, which is the one it is priced by. */
export function coverOf({ colors, images }: Pick<Product, 'colors' | 'images'>): Picture | null {
  return colors[0]?.images[0] ?? images[0] ?? null
}

/** How much lower a price is, in whole percent; null when it is not. */
export function discountOf(price: number, originalPrice: number | null): number | null {
  if (originalPrice === null || originalPrice <= price) return null
  const percent = Math.round((1 - price / originalPrice) * 100)
  return percent > 0 ? percent : null
}
