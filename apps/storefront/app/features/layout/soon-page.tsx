import { LampCeiling } from 'lucide-react'
import { useMessages } from '../../language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { layoutMessages } from './layout.messages.ts'

/** Stands at an address of the shop whose page is still being made. */
export function SoonPage() {
  const t = useMessages(layoutMessages)
  return (
    <Notice icon={<LampCeiling />} heading={t.soon} text={t.soonHint}>
      <ButtonLink look="lamp" to={paths.products()}>
        {t.allProducts}
      </ButtonLink>
    </Notice>
  )
}
