import { AddToCartButton } from './features/cart/add-to-cart-button.tsx'
import type { ProductCardView } from './features/catalog/product-card-view.ts'
import { BuyNowLink } from './features/orders/buy-now-link.tsx'

/** What the cards of the lists offer to do: buttons of the cart and of orders, which the catalogue does not know (rule M-08). */
export function renderAddToCart({ id, name, isInStock }: ProductCardView) {
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <AddToCartButton productId={id} productName={name} isInStock={isInStock} />
      <BuyNowLink productId={id} productName={name} isInStock={isInStock} />
    </div>
  )
}
