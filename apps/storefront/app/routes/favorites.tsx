import { readChosenProducts } from '../chosen-products.ts'
import { toProductCards } from '../features/catalog/product-card-view.ts'
import { ProductGrid } from '../features/catalog/product-grid.tsx'
import { favoritesPageMessages } from '../features/favorites/favorites.late.messages.ts'
import { favorites } from '../features/favorites/favorites.ts'
import { FavoritesPage } from '../features/favorites/favorites-page.tsx'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'
import { renderAddToCart } from '../render-add-to-cart.tsx'
import { ChosenSkeleton } from '../ui/chosen-skeleton.tsx'
import { ChosenTrouble } from '../ui/chosen-trouble.tsx'
import type { Route } from './+types/favorites.ts'

/** The list is this browser's own: the server renders what holds its place. */
export function clientLoader() {
  return readChosenProducts(favorites)
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const t = useMessages(favoritesPageMessages)
  return (
    <>
      <PageHead title={t.title} isIndexed={false} />
      <ChosenSkeleton title={t.title} text={t.loading} />
    </>
  )
}

export default function Favorites({ loaderData: chosen }: Route.ComponentProps) {
  const t = useMessages(favoritesPageMessages)
  return (
    <>
      <PageHead title={t.title} isIndexed={false} />
      {chosen ? (
        <FavoritesPage
          chosen={chosen}
          renderProducts={(products) => (
            <ProductGrid products={toProductCards(products)} level={2} renderAction={renderAddToCart} />
          )}
        />
      ) : (
        <ChosenTrouble heading={t.failed} text={t.failedHint} retryText={t.retry} />
      )}
    </>
  )
}
