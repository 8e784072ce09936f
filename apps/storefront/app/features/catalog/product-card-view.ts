import type { Color, Product } from '@shop/contract'
import { cardFactsOf } from '../../facts/card-facts.ts'
import { asPage, isListed, type Page } from '../../queries/as-page.ts'
import { type PictureView, toPictureView } from '../../ui/pictures/picture-view.ts'
import { chooseColor, coverOf } from './product/product-choice.ts'

/** A product on a card. Lists contain no more, so that pages stay small. Prices are EGP. */
export type ProductCardView = {
  id: number
  name: string
  picture: PictureView | null
  price: number
  originalPrice: number | null
  /** When the offer for this price ends; absent without one. */
  validUntil?: string
  isOffer: boolean
  isBestSeller: boolean
  isInStock: boolean
  quantity: number
  /** The mean of its reviews; absent without any. */
  rating?: number
  /** The colors to choose from, as `#rrggbb`. */
  colors: readonly string[]
  /** Its key facts, such as `1.7 L`: two at most; absent without any. */
  facts?: readonly string[]
  /** The id of the shown color, when a shopper looks for a certain one. */
  colorId?: number
}

/**
 * The cards of a list; a product without a name or price is left out (rule P-04).
 *
 * @param wanted hex values without `#`: a product in one of these colors is shown in it
 */
export function toProductCards(
  products: Page<Product> | readonly Product[],
  wanted: readonly string[] = [],
): ProductCardView[] {
  return asPage(products)
    .results.filter(isListed)
    .map((product) => toProductCard(product, findColor(product, wanted)))
}

/** The first wanted color; one in stock comes before others. */
function findColor({ colors }: Product, wanted: readonly string[]): Color | null {
  const found = colors.filter(({ hex_value }) => wanted.includes(hex_value.slice(1)))
  return found.find(({ quantity }) => quantity > 0) ?? found[0] ?? null
}

/** Picture, price and stock are those of the color that its buttons put in the cart. */
function toProductCard(product: Product, wanted: Color | null): ProductCardView {
  const { price, originalPrice, validUntil, quantity, pictures } = chooseColor(product, wanted && String(wanted.id))
  const facts = cardFactsOf(product)
  return {
    id: product.id,
    name: product.name,
    picture: toPictureView(pictures[0] ?? coverOf(product)),
    price,
    originalPrice,
    ...(validUntil !== null && { validUntil }),
    isOffer: product.is_offer,
    isBestSeller: product.is_best_seller,
    isInStock: product.in_stock && quantity > 0,
    quantity,
    ...(product.reviews_count > 0 && { rating: product.rating }),
    colors: product.colors.map(({ hex_value }) => hex_value),
    ...(facts.length > 0 && { facts }),
    ...(wanted && { colorId: wanted.id }),
  }
}
