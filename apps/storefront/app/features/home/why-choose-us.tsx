import type { ShopSettings } from '@shop/contract'
import { formatMoney, formatNumber } from '@shop/i18n'
import { PhoneCall, RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCashPromise } from '../../delivery/shown-delivery.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { homeMessages } from './home.late.messages.ts'

type Properties = {
  settings: ShopSettings
  /** Orders that arrived by the promised day, in percent; null when it is not shown. */
  punctuality: number | null
}

/** Four reasons to buy here. Each is a promise from the settings, with a link to its exact terms (rules M-13, M-14). */
export function WhyChooseUs({ settings, punctuality }: Properties) {
  const t = useMessages(homeMessages)
  const language = useLanguage()
  const promisesCash = useCashPromise(settings.takes_cash)
  const threshold = settings.free_delivery_over
  return (
    <section aria-labelledby="why" className="page mt-14">
      <h2 id="why" className="mb-5 text-2xl">
        {t.why}
      </h2>
      {punctuality !== null && (
        <p className="mb-5">{t.punctuality({ percent: formatNumber(punctuality, language) })}</p>
      )}
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        <Feature
          to={paths.terms('delivery')}
          icon={<Truck className="mirror" />}
          title={t.deliveryTitle({ count: settings.delivery_hours })}
          text={threshold === null ? t.deliveryTextPaid : t.deliveryText({ amount: formatMoney(threshold, language) })}
        />
        <Feature
          to={paths.returnPolicy('warranty')}
          icon={<ShieldCheck />}
          title={t.warrantyTitle({ count: settings.warranty_years })}
          text={t.warrantyText}
        />
        <Feature
          to={paths.returnPolicy('returns')}
          icon={<RotateCcw />}
          title={t.returnsTitle({ count: settings.return_days })}
          text={t.returnsText({ count: settings.change_of_mind_days })}
        />
        <Feature
          to={paths.terms('call')}
          icon={<PhoneCall className="mirror" />}
          title={t.callTitle({ count: settings.confirmation_minutes })}
          text={promisesCash ? t.callText : t.callTextNoCash}
        />
      </ul>
    </section>
  )
}

function Feature({ to, icon, title, text }: { to: string; icon: ReactNode; title: string; text: string }) {
  return (
    <li className="relative flex gap-4 rounded-card border border-line bg-card p-5 shadow-card transition-shadow hover:shadow-raised sm:flex-col sm:gap-3 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-nile">
      <span
        aria-hidden="true"
        className="grid size-13 shrink-0 place-items-center rounded-full bg-lamp-soft text-warning [&>svg]:size-6"
      >
        {icon}
      </span>
      <div className="grid content-start gap-1">
        <h3 className="text-lg">
          <Link to={to} className="outline-none after:absolute after:inset-0 hover:text-nile">
            {title}
          </Link>
        </h3>
        <p className="text-muted">{text}</p>
      </div>
    </li>
  )
}
