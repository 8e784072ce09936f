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
import { useChosenReading } from '../use-chosen-reading.ts'

/** The list is this browser's own: the server renders what holds its place. */
export default function Favorites() {
  const t = useMessages(favoritesPageMessages)
  const { chosen, isFailed, retry } = useChosenReading(favorites)
  return (
    <>
      <PageHead title={t.title} isIndexed={false} />
      {chosen === null && !isFailed && <ChosenSkeleton title={t.title} text={t.loading} />}
      {chosen === null && isFailed && (
        <ChosenTrouble heading={t.failed} text={t.failedHint} retryText={t.retry} onRetry={retry} />
      )}
      {chosen && (
        <FavoritesPage
          chosen={chosen}
          renderProducts={(products) => (
            <ProductGrid products={toProductCards(products)} level={2} renderAction={renderAddToCart} />
          )}
        />
      )}
    </>
  )
}
