import { Scale } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { useIdList } from '../../saved-lists/use-id-list.ts'
import { CountedLink } from '../../ui/links/counted-link.tsx'
import { compareMessages } from './compare.messages.ts'
import { compared } from './compared.ts'

/** A link to the comparison, with its count (rule H-01). */
export function CompareLink({ isInMenu = false }: { isInMenu?: boolean }) {
  const t = useMessages(compareMessages)
  const { ids } = useIdList(compared)
  return (
    <CountedLink
      to={paths.compare()}
      icon={<Scale aria-hidden="true" className="size-6" />}
      name={t.title}
      countedName={t.counted({ count: ids.length })}
      count={ids.length}
      isInMenu={isInMenu}
    />
  )
}
