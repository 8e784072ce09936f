import { AddToCartButton } from './features/cart/add-to-cart-button.tsx'
import type { ProductCardView } from './features/catalog/product-card-view.ts'

/** What the cards of the lists offer to do: the cart's own button, which the catalogue does not know. */
export function renderAddToCart({ id, name, isInStock }: ProductCardView) {
  return <AddToCartButton productId={id} productName={name} isInStock={isInStock} />
}
