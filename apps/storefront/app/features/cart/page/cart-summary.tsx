import { Banknote } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { openCartMessages } from '../cart.late.messages.ts'
import { useCart } from '../cart-provider.tsx'
import { CartTotals } from './cart-totals.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { FreeDeliveryProgress } from './free-delivery-progress.tsx'

/** What the cart comes to and the way on (rule C-03). */
export function CartSummary({ freeDeliveryOver }: { freeDeliveryOver: number }) {
  const t = useMessages(openCartMessages)
  const { cart } = useCart()
  return (
    <TitledCard title={t.summary} className="lg:sticky lg:top-28">
      <FreeDeliveryProgress subtotal={cart.subtotal} freeDeliveryOver={freeDeliveryOver} />
      <CartTotals />
      <div className="grid gap-4">
        <CheckoutLink />
      </div>
      <ButtonLink look="quiet" to={paths.products()}>
        {t.keepShopping}
      </ButtonLink>
      <p className="flex items-center justify-center gap-2 text-muted text-sm">
        <Banknote aria-hidden="true" className="size-5 shrink-0" />
        {t.cashOnDelivery}
      </p>
    </TitledCard>
  )
}
