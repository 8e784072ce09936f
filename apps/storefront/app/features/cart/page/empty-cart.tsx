import { ShoppingBasket } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { openCartMessages } from '../cart.late.messages.ts'

/** A cart with nothing in it, and the way to something (rule C-04). */
export function EmptyCart() {
  const t = useMessages(openCartMessages)
  return (
    <Notice icon={<ShoppingBasket />} heading={t.empty} text={t.emptyHint} level={2}>
      <ButtonLink look="lamp" to={paths.products()}>
        {t.keepShopping}
      </ButtonLink>
    </Notice>
  )
}
