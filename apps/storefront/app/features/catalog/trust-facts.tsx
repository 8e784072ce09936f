import type { ShopSettings } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { Banknote, Clock, PhoneCall, RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../language.tsx'
import { catalogMessages } from './catalog.messages.ts'

type Properties = {
  settings: ShopSettings
  /** What the order costs so far, in EGP: it decides what delivery costs. */
  price: number
  /** The product's own warranty in words; the shop's when it has none. */
  warranty: string | null
}

/** Why the shop can be trusted, beside the price: delivery, warranty, returns and the call (rule M-14). */
export function TrustFacts({ settings, price, warranty }: Properties) {
  const t = useMessages(catalogMessages)
  const language = useLanguage()
  const fee = formatMoney(settings.delivery_fee, language)
  const amount = formatMoney(settings.free_delivery_over, language)
  return (
    <section aria-label={t.promises} className="rounded-card border border-line bg-card p-4">
      <ul className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <Fact icon={<Truck className="mirror" />}>
          {price > settings.free_delivery_over ? t.freeDelivery : t.deliveryFee({ fee, amount })}
        </Fact>
        <Fact icon={<Clock />}>{t.deliveryTime({ count: settings.delivery_hours })}</Fact>
        <Fact icon={<ShieldCheck />}>
          {warranty ? t.warrantyOf({ warranty }) : t.warrantyYears({ count: settings.warranty_years })}
        </Fact>
        <Fact icon={<RotateCcw />}>{t.returnDays({ count: settings.return_days })}</Fact>
        <Fact icon={<Banknote />}>{t.cashOnDelivery}</Fact>
        <Fact icon={<PhoneCall className="mirror" />}>
          {t.confirmationCall({ count: settings.confirmation_minutes })}
        </Fact>
      </ul>
    </section>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span aria-hidden="true" className="text-nile [&>svg]:size-5">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  )
}
