import { formatMoney } from '@shop/i18n'
import { Truck } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { layoutMessages } from './layout.messages.ts'

/** Announces free delivery and the offers above everything else (rule H-06). */
export function TopBar({ freeDeliveryOver }: { freeDeliveryOver: number }) {
  const t = useMessages(layoutMessages)
  const language = useLanguage()
  return (
    <aside aria-label={t.offers} className="bg-night text-on-night text-sm">
      <div className="page flex min-h-10 items-center justify-between gap-4">
        <p className="flex items-center gap-2">
          <Truck aria-hidden="true" className="mirror size-4 shrink-0 text-lamp" />
          {t.freeDelivery({ amount: formatMoney(freeDeliveryOver, language) })}
        </p>
        <Link
          to={paths.offers()}
          className="inline-flex min-h-11 shrink-0 items-center font-semibold text-lamp underline-offset-4 hover:underline max-sm:hidden"
        >
          {t.seeOffers}
        </Link>
      </div>
    </aside>
  )
}
