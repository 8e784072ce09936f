import { Banknote } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CountedHeading } from '../../../ui/counted-heading.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { openCartMessages } from '../cart.late.messages.ts'
import { useCart } from '../cart-provider.tsx'
import { useFreshCart } from '../store/use-fresh-cart.ts'
import { CheckoutLink, ClearCart } from './cart-actions.tsx'
import { CartContent } from './cart-content.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartDestination, CartTotals, FreeDeliveryProgress } from './cart-totals.tsx'
import { RemovedNotice, useRemovedLine } from './removed-notice.tsx'

const card = 'rounded-card border border-line bg-card px-4 shadow-card sm:px-6'

type Properties = {
  /** In EGP; null where delivery is never free. */
  freeDeliveryOver: number | null
  /** What a total in EGP costs by the month. */
  renderMonthly: (total: number) => Elements
}

/** The cart as a page (rule C-05). */
export function CartPage({ freeDeliveryOver, renderMonthly }: Properties) {
  const t = useMessages(openCartMessages)
  const { cart } = useCart()
  const isKnown = useFreshCart()
  const { removed, noteRemoval, noteClearing, forgetRemoval, heading } = useRemovedLine()
  const count = isKnown && cart.itemCount > 0 && t.itemCount({ count: cart.itemCount })
  return (
    <div className="page py-8">
      <CountedHeading ref={heading} title={t.title} count={count} />
      <RemovedNotice line={removed} onDone={forgetRemoval} />
      {isKnown ? (
        <CartContent>
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_23rem]">
            <div className="grid gap-2">
              <CartLines onRemoved={noteRemoval} className={card} />
              <ClearCart onCleared={noteClearing} />
            </div>
            <CartSummary freeDeliveryOver={freeDeliveryOver} renderMonthly={renderMonthly} />
          </div>
        </CartContent>
      ) : (
        <CartSkeleton />
      )}
    </div>
  )
}

/** Totals of the cart, with the link to checkout (rule C-03). */
function CartSummary({ freeDeliveryOver, renderMonthly }: Properties) {
  const t = useMessages(openCartMessages)
  const { cart } = useCart()
  return (
    <TitledCard title={t.summary} className="lg:sticky lg:top-28">
      <FreeDeliveryProgress subtotal={cart.subtotal} freeDeliveryOver={freeDeliveryOver} />
      <CartDestination />
      <CartTotals />
      {renderMonthly(cart.total)}
      <div className="grid gap-4">
        <CheckoutLink />
      </div>
      <ButtonLink look="quiet" to={paths.products()}>
        {t.continueShopping}
      </ButtonLink>
      {cart.zone?.takes_cash !== false && (
        <p className="flex items-center justify-center gap-2 text-muted text-sm">
          <Banknote aria-hidden="true" className="size-5 shrink-0" />
          <span>{t.cashOnDelivery}</span>
        </p>
      )}
    </TitledCard>
  )
}
