import { FunnelX } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { productListMessages } from './product-list.late.messages.ts'

/** The chosen filters leave no product. */
export function NothingLeft({ clearPath }: { clearPath: string }) {
  const t = useMessages(productListMessages)
  return (
    <Notice icon={<FunnelX />} heading={t.nothingLeft} text={t.nothingLeftHint} level={2}>
      <ButtonLink look="lamp" to={clearPath}>
        {t.clearAll}
      </ButtonLink>
    </Notice>
  )
}
