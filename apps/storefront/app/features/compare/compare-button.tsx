import { Scale } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { useIdList } from '../../saved-lists/use-id-list.ts'
import { ListToggle } from '../../ui/list-toggle.tsx'
import { useToasts } from '../../ui/notices/toasts.tsx'
import { compareMessages } from './compare.messages.ts'
import { compared } from './compared.ts'

type Properties = { productId: number; productName: string; hasText?: boolean }

/** Adds a product to the comparison or removes it; says what to do when the list is full (rule P-09). */
export function CompareButton({ productId, productName, hasText = false }: Properties) {
  const t = useMessages(compareMessages)
  const showToast = useToasts()
  const navigate = useNavigate()
  const { ids, toggle } = useIdList(compared)
  const action = { label: t.open, onClick: () => void navigate(paths.compare()) }

  function change() {
    const outcome = toggle(productId)
    if (outcome === 'full') showToast({ kind: 'error', title: t.full, description: t.fullHint, action })
    if (outcome === 'added') showToast({ kind: 'success', title: t.added({ count: ids.length + 1 }), action })
  }

  return (
    <ListToggle
      label={t.compareNamed({ name: productName })}
      text={hasText ? t.compare : undefined}
      icon={<Scale aria-hidden="true" className="size-5" />}
      isPressed={ids.includes(productId)}
      onClick={change}
    />
  )
}
