import { Carousel } from '../../ui/carousel/carousel.tsx'
import { ProductCard, type RenderAction } from './product-card.tsx'
import type { ProductCardView } from './product-card-view.ts'

type Properties = {
  label: string
  products: readonly ProductCardView[]
  /** Whether products without reviews carry the shop's own five stars (rule M-10). */
  hasHouseStars: boolean
  renderAction: RenderAction
}

const sizes = '(min-width: 82rem) 300px, (min-width: 64rem) 24vw, (min-width: 40rem) 32vw, 48vw'

/** Products to leaf through: 2, 3 or 4 at a time, by the width of the screen (rule M-07). */
export function ProductSlider({ label, products, hasHouseStars, renderAction }: Properties) {
  return (
    <Carousel
      label={label}
      trackClassName="-ms-3 py-1 sm:-ms-4"
      slideClassName="basis-1/2 ps-3 sm:basis-1/3 sm:ps-4 lg:basis-1/4"
    >
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          sizes={sizes}
          stars={hasHouseStars ? 'house' : 'reviews'}
          renderAction={renderAction}
        />
      ))}
    </Carousel>
  )
}
