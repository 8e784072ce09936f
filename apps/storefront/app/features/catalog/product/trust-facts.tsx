import type { ShopSettings } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { Banknote, Clock, PhoneCall, RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { trustFactsMessages } from './trust-facts.late.messages.ts'

type Properties = {
  settings: ShopSettings
  /** The subtotal of the order in EGP, which decides the delivery fee. */
  price: number
  /** The product's own warranty text; null uses the shop's warranty. */
  warranty: string | null
}

/** Delivery, warranty, returns and the confirmation call, beside the price (rule M-14). */
export function TrustFacts({ settings, price, warranty }: Properties) {
  const t = useMessages(trustFactsMessages)
  const language = useLanguage()
  const describeDelivery = () => {
    const { delivery_fee, free_delivery_over: threshold } = settings
    const fee = formatMoney(delivery_fee, language)
    if (threshold === null) return t.deliveryFrom({ fee })
    if (price > threshold) return t.freeDelivery
    return t.deliveryFee({ fee, amount: formatMoney(threshold, language) })
  }
  return (
    <section aria-label={t.promises} className="rounded-card border border-line bg-card p-4">
      <ul className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <Fact icon={<Truck className="mirror" />}>{describeDelivery()}</Fact>
        <Fact icon={<Clock />} to={paths.terms()}>
          {t.deliveryTime({ count: settings.delivery_hours })}
        </Fact>
        <Fact icon={<ShieldCheck />} to={paths.returnPolicy()}>
          {warranty ? t.warrantyOf({ warranty }) : t.warrantyYears({ count: settings.warranty_years })}
        </Fact>
        <Fact icon={<RotateCcw />} to={paths.returnPolicy()}>
          {t.returns({ mind: settings.change_of_mind_days, faulty: settings.return_days })}
        </Fact>
        <Fact icon={<Banknote />}>{t.cashOnDelivery}</Fact>
        <Fact icon={<PhoneCall className="mirror" />} to={paths.terms()}>
          {t.confirmationCall({ count: settings.confirmation_minutes })}
        </Fact>
      </ul>
    </section>
  )
}

/** @param to the page with the exact words */
function Fact({ icon, to, children }: { icon: ReactNode; to?: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span aria-hidden="true" className="text-nile [&>svg]:size-5">
        {icon}
      </span>
      {to ? (
        <Link to={to} className="underline decoration-line underline-offset-4 hover:text-nile hover:decoration-nile">
          {children}
        </Link>
      ) : (
        <span>{children}</span>
      )}
    </li>
  )
}
