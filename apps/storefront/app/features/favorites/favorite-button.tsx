import { Heart } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { useIdList } from '../../saved-lists/use-id-list.ts'
import { classes } from '../../ui/classes.ts'
import { ListToggle } from '../../ui/list-toggle.tsx'
import { useToasts } from '../../ui/notices/toasts.tsx'
import { favoritesMessages } from './favorites.messages.ts'
import { favorites } from './favorites.ts'

type Properties = { productId: number; productName: string; hasText?: boolean }

/** Adds a product to the favourites, or removes it (rules M-08, P-08). */
export function FavoriteButton({ productId, productName, hasText = false }: Properties) {
  const t = useMessages(favoritesMessages)
  const showToast = useToasts()
  const { ids, toggle } = useIdList(favorites)
  const isFavorite = ids.includes(productId)
  return (
    <ListToggle
      label={t.favoriteNamed({ name: productName })}
      text={hasText ? t.favorite : undefined}
      icon={<Heart aria-hidden="true" className={classes('size-5', isFavorite && 'fill-current')} />}
      isPressed={isFavorite}
      onClick={() => {
        if (toggle(productId) === 'full') showToast({ kind: 'error', title: t.full, description: t.fullHint })
      }}
    />
  )
}
