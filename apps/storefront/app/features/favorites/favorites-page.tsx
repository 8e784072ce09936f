import type { Product } from '@shop/contract'
import { HeartOff } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { type SavedProducts, useFocusAfterRemoval, useSavedProducts } from '../../saved-lists/use-saved-products.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CountedHeading } from '../../ui/counted-heading.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { UndoNotice } from '../../ui/notices/undo-notice.tsx'
import { favoritesPageMessages } from './favorites.late.messages.ts'
import { favorites } from './favorites.ts'

type Properties = {
  saved: SavedProducts
  /** The products side by side; the route composes it. */
  renderProducts: (products: readonly Product[]) => Elements
}

/** The favourites, newest first (rule P-08). */
export function FavoritesPage({ saved, renderProducts }: Properties) {
  const t = useMessages(favoritesPageMessages)
  const { shown, removed, undo } = useSavedProducts(favorites, saved)
  const heading = useFocusAfterRemoval(shown.length)
  return (
    <div className="page py-8">
      <CountedHeading ref={heading} title={t.title} count={shown.length > 0 && t.count({ count: shown.length })} />
      <UndoNotice text={removed && t.removed({ name: removed.name })} undoText={t.undo} onUndo={undo} />
      {shown.length > 0 ? renderProducts([...shown].reverse()) : <NoFavorites />}
    </div>
  )
}

function NoFavorites() {
  const t = useMessages(favoritesPageMessages)
  return (
    <Notice icon={<HeartOff />} heading={t.empty} text={t.emptyHint} level={2}>
      <ButtonLink look="lamp" to={paths.products()}>
        {t.browse}
      </ButtonLink>
    </Notice>
  )
}
