import type { SharedTerms, ShopSettings } from '@shop/contract'
import { Banknote, PhoneCall, RotateCcw, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCashPromise } from '../../../delivery/shown-delivery.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { ProductDelivery } from './product-delivery.tsx'
import { trustFactsMessages } from './trust-facts.late.messages.ts'

type Properties = {
  settings: ShopSettings
  terms: readonly SharedTerms[]
  /** The subtotal of the order in EGP, which decides the delivery fee. */
  price: number
  isInStock: boolean
  /** The product's own warranty text; null uses the shop's warranty. */
  warranty: string | null
}

/** Delivery, warranty, returns and the confirmation call, beside the price (rule M-14). */
export function TrustFacts({ settings, terms, price, isInStock, warranty }: Properties) {
  const t = useMessages(trustFactsMessages)
  const takesCash = useCashPromise(terms.some(({ takes_cash }) => takes_cash))
  return (
    <section aria-label={t.promises} className="rounded-card border border-line bg-card px-4 py-2">
      {/* What is sold out has no day of delivery to promise. */}
      {isInStock && <ProductDelivery terms={terms} price={price} />}
      <ul className={classes('grid gap-x-6 text-sm sm:grid-cols-2', isInStock && 'border-line border-t pt-2')}>
        <Fact icon={<ShieldCheck />} to={paths.returnPolicy('warranty')}>
          {warranty ? t.warrantyOf({ warranty }) : t.warrantyYears({ count: settings.warranty_years })}
        </Fact>
        <Fact icon={<RotateCcw />} to={paths.returnPolicy('returns')}>
          {t.returns({ count: settings.change_of_mind_days, faulty: settings.return_days })}
        </Fact>
        {takesCash && <Fact icon={<Banknote />}>{t.cashOnDelivery}</Fact>}
        <Fact icon={<PhoneCall className="mirror" />} to={paths.terms('call')}>
          {t.confirmationCall({ count: settings.confirmation_minutes })}
        </Fact>
      </ul>
    </section>
  )
}

/** @param to the exact words */
function Fact({ icon, to, children }: { icon: ReactNode; to?: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3">
      <span aria-hidden="true" className="text-nile [&>svg]:size-5">
        {icon}
      </span>
      {to ? (
        <Link
          to={to}
          className="flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-nile hover:decoration-nile"
        >
          {children}
        </Link>
      ) : (
        <span>{children}</span>
      )}
    </li>
  )
}
