import type { Product } from '@shop/contract'
import type { Page } from '../../queries/as-page.ts'
import { discountOf } from './product/product-choice.ts'
import { type ProductCardView, toProductCards } from './product-card-view.ts'

/** An offer on the tile of the offers. */
export type OfferView = Pick<ProductCardView, 'id' | 'name' | 'picture' | 'price' | 'originalPrice'>

/** The offers of a list as the tile shows them. */
export function toOfferViews(products: Page<Product> | readonly Product[]): OfferView[] {
  return toProductCards(products).map(({ id, name, picture, price, originalPrice }) => ({
    id,
    name,
    picture,
    price,
    originalPrice,
  }))
}

/** The biggest discount of offers in whole percent; null without one. */
export function maxDiscount(offers: readonly OfferView[]): number | null {
  const savings = offers.map(({ price, originalPrice }) => discountOf(price, originalPrice) ?? 0)
  return Math.max(0, ...savings) || null
}
