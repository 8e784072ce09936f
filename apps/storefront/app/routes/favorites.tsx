import { toProductCards } from '../features/catalog/product-card-view.ts'
import { ProductGrid } from '../features/catalog/product-grid.tsx'
import { favoritesPageMessages } from '../features/favorites/favorites.late.messages.ts'
import { favorites } from '../features/favorites/favorites.ts'
import { FavoritesPage } from '../features/favorites/favorites-page.tsx'
import { useMessages } from '../i18n/language.tsx'
import { SavedListPage } from '../saved-lists/saved-list-page.tsx'
import { renderAddToCart } from '../shell/render-add-to-cart.tsx'

export default function Favorites() {
  const t = useMessages(favoritesPageMessages)
  const trouble = { heading: t.failed, text: t.failedHint, retryText: t.retry }
  return (
    <SavedListPage list={favorites} title={t.title} loading={t.loading} trouble={trouble}>
      {(saved) => (
        <FavoritesPage
          saved={saved}
          renderProducts={(products) => (
            <ProductGrid products={toProductCards(products)} level={2} renderAction={renderAddToCart} />
          )}
        />
      )}
    </SavedListPage>
  )
}
