import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx'
import type { ProductCardView } from '../features/catalog/product-card-view.ts'
import { CompareButton } from '../features/compare/compare-button.tsx'
import { FavoriteButton } from '../features/favorites/favorite-button.tsx'
import { BuyNowLink } from '../features/orders/buy-now/buy-now-link.tsx'

/**
 * The actions of product cards: cart and buy now at the foot, favourite and compare in the corner. The catalog knows
 * none of these features (rule M-08).
 */
export function renderAddToCart({ id, name, isInStock, colorId }: ProductCardView) {
  return (
    <>
      <div className="@container relative">
        <div className="grid gap-2 @min-[15.5rem]:grid-cols-2">
          <AddToCartButton productId={id} productName={name} colorId={colorId ?? null} isInStock={isInStock} />
          <BuyNowLink productId={id} productName={name} choice={{ color: colorId }} isInStock={isInStock} />
        </div>
      </div>
      <div className="absolute end-2 top-2 grid gap-1.5">
        <FavoriteButton productId={id} productName={name} />
        <CompareButton productId={id} productName={name} />
      </div>
    </>
  )
}
