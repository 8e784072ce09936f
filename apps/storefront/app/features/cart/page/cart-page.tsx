import { useMessages } from '../../../i18n/language.tsx'
import { CountedHeading } from '../../../ui/counted-heading.tsx'
import { openCartMessages } from '../cart.late.messages.ts'
import { useCart } from '../cart-provider.tsx'
import { useFreshCart } from '../store/use-fresh-cart.ts'
import { CartContent } from './cart-content.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { ClearCart } from './clear-cart.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { useRemovedLine } from './use-removed-line.ts'

const card = 'rounded-card border border-line bg-card px-4 shadow-card sm:px-6'

/** The cart as a page (rule C-05). `freeDeliveryOver` is in EGP. */
export function CartPage({ freeDeliveryOver }: { freeDeliveryOver: number }) {
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
            <CartSummary freeDeliveryOver={freeDeliveryOver} />
          </div>
        </CartContent>
      ) : (
        <CartSkeleton />
      )}
    </div>
  )
}
