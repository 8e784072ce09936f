import { classes } from '../../ui/classes.ts'
import { ProductCard, type RenderAction } from './product-card.tsx'
import type { ProductCardView } from './product-card-view.ts'

type Properties = {
  products: readonly ProductCardView[]
  eagerCount?: number
  level?: 2 | 3
  /** Whether a column is beside it on a desktop, such as filters. */
  isBesideColumn?: boolean
  /** One row of four: a tablet shows three, so the fourth is left out. */
  isOneRow?: boolean
  renderAction: RenderAction
}

const sizes = '(min-width: 82rem) 300px, (min-width: 64rem) 24vw, (min-width: 40rem) 32vw, 48vw'

/** A grid of products: two columns on a phone, one with large text, up to four on a desktop, three beside another column. */
export function ProductGrid({
  products,
  eagerCount = 0,
  level = 3,
  isBesideColumn = false,
  isOneRow = false,
  renderAction,
}: Properties) {
  const columns = isBesideColumn ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
  return (
    <ul
      className={classes(
        'grid grid-cols-[repeat(auto-fill,minmax(max(8rem,50%-6px),1fr))] gap-3 sm:grid-cols-3 sm:gap-4 lg:gap-5',
        columns,
        isOneRow && 'sm:max-lg:*:nth-4:hidden',
      )}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            level={level}
            sizes={sizes}
            isEager={index < eagerCount}
            renderAction={renderAction}
          />
        </li>
      ))}
    </ul>
  )
}
