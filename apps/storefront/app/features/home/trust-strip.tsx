import type { ShopSettings } from '@shop/contract'
import { Banknote, RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCashPromise } from '../../delivery/shown-delivery.ts'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { homeMessages } from './home.late.messages.ts'

/** What a shopper can count on, in a row under the banners: each a link to its exact terms (rule M-14). */
export function TrustStrip({ settings }: { settings: ShopSettings }) {
  const t = useMessages(homeMessages)
  const promisesCash = useCashPromise(settings.takes_cash)
  return (
    <ul className="mt-1 flex justify-between gap-1 rounded-card border border-line bg-card p-1 sm:mt-2 sm:p-2">
      <Fact to={paths.terms('delivery')} icon={<Truck className="mirror" />}>
        {t.deliveryTitle({ count: settings.delivery_hours })}
      </Fact>
      {promisesCash && (
        <Fact to={paths.terms('paying')} icon={<Banknote />}>
          {t.cash}
        </Fact>
      )}
      {settings.warranty_years > 0 && (
        <Fact to={paths.returnPolicy('warranty')} icon={<ShieldCheck />}>
          {t.warrantyTitle({ count: settings.warranty_years })}
        </Fact>
      )}
      {settings.return_days > 0 && (
        <Fact to={paths.returnPolicy('returns')} icon={<RotateCcw />}>
          {t.returnsTitle({ count: settings.return_days })}
        </Fact>
      )}
    </ul>
  )
}

function Fact({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li className="grid flex-1">
      <Link
        to={to}
        className="flex min-h-11 flex-col items-center gap-1 rounded-control p-1 text-center text-xs leading-tight hover:text-nile sm:flex-row sm:justify-center sm:gap-2 sm:text-sm"
      >
        <span aria-hidden="true" className="text-nile [&>svg]:size-5">
          {icon}
        </span>
        <span>{children}</span>
      </Link>
    </li>
  )
}
