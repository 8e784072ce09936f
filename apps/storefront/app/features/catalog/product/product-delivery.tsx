import { deliveryFor, type SharedTerms, sumUpCosts } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { Truck } from 'lucide-react'
import { Link } from 'react-router'
import { DeliverTo } from '../../../delivery/deliver-to.tsx'
import { type ShownDelivery, useShownDelivery } from '../../../delivery/shown-delivery.ts'
import { useTimesText } from '../../../delivery/use-times-text.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { trustFactsMessages } from './trust-facts.late.messages.ts'

type Properties = { terms: readonly SharedTerms[]; price: number }

/** How long delivery takes by governorate, what it costs in the chosen one, and the choice itself. */
export function ProductDelivery({ terms, price }: Properties) {
  const t = useMessages(trustFactsMessages)
  const shown = useShownDelivery()
  const times = useTimesText(terms)
  const describeCost = useCostText(terms, price)
  return (
    <div className="flex gap-3 py-2">
      <Truck aria-hidden="true" className="mirror size-5 shrink-0 text-nile" />
      <div className="grid min-w-0 justify-items-start text-sm">
        <p>{times ?? t.noDelivery}</p>
        <Link
          to={paths.terms('delivery')}
          className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-nile hover:decoration-nile"
        >
          {describeCost(shown)}
        </Link>
        <DeliverTo look="box" />
      </div>
    </div>
  )
}

function useCostText(terms: readonly SharedTerms[], price: number): (shown: ShownDelivery | null) => string {
  const t = useMessages(trustFactsMessages)
  const language = useLanguage()
  const money = (egp: number) => formatMoney(egp, language)
  return (shown) => {
    const zone = shown?.zone.is_open ? shown.zone : null
    const costs = zone ? { ...zone, isSame: true } : sumUpCosts(terms)
    if (!costs) return t.costByGovernorate
    if ((zone ? [zone] : terms).every((one) => deliveryFor(one, price) === 0)) return t.freeDelivery
    const { fee, free_over, isSame } = costs
    // Free in some governorates only.
    if (fee === 0) return t.costByGovernorate
    if (free_over === null) return isSame ? t.fee({ fee: money(fee) }) : t.feeFrom({ fee: money(fee) })
    const amounts = { fee: money(fee), amount: money(free_over) }
    return isSame ? t.feeUntil(amounts) : t.feeFromUntil(amounts)
  }
}
