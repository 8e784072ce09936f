import { Heart } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { useIdList } from '../../saved-lists/use-id-list.ts'
import { CountedLink } from '../../ui/links/counted-link.tsx'
import { favoritesMessages } from './favorites.messages.ts'
import { favorites } from './favorites.ts'

/** A link to the favourites, with their count (rule H-01). */
export function FavoritesLink({ isInMenu = false }: { isInMenu?: boolean }) {
  const t = useMessages(favoritesMessages)
  const { ids } = useIdList(favorites)
  return (
    <CountedLink
      to={paths.favorites()}
      icon={<Heart aria-hidden="true" className="size-6" />}
      name={t.title}
      countedName={t.counted({ count: ids.length })}
      count={ids.length}
      isInMenu={isInMenu}
    />
  )
}
