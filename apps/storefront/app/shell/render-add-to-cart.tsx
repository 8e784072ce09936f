import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx'
import type { ProductCardView } from '../features/catalog/product-card-view.ts'
import { CompareButton } from '../features/compare/compare-button.tsx'
import { FavoriteButton } from '../features/favorites/favorite-button.tsx'
import { BuyNowLink } from '../features/orders/buy-now/buy-now-link.tsx'

/**
 * The actions of product cards: cart beside the price, buy now and compare below it; the favourite is in the corner of the picture, which is free
 * otherwise. The catalog knows none of these features (rule M-08).
 */
export function renderAddToCart({ id, name, isInStock, colorId }: ProductCardView) {
  return (
    <>
      <AddToCartButton productId={id} productName={name} colorId={colorId ?? null} isInStock={isInStock} isCompact />
      <BuyNowLink productId={id} productName={name} choice={{ color: colorId }} isInStock={isInStock} />
      <CompareButton productId={id} productName={name} />
      <div className="absolute end-2 top-2">
        <FavoriteButton productId={id} productName={name} />
      </div>
    </>
  )
}
