import { useMessages } from '../../language.tsx'
import { openCartMessages } from './cart.late.messages.ts'
import { CartLines } from './cart-lines.tsx'
import { useCart } from './cart-provider.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import type { CartLine } from './cart-state.ts'
import { CartSummary } from './cart-summary.tsx'
import { CartTrouble } from './cart-trouble.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { useFreshCart } from './use-fresh-cart.ts'
import { useRemovedLine } from './use-removed-line.ts'

/** The cart as a page (rule C-05). `freeDeliveryOver` is in EGP. */
export function CartPage({ freeDeliveryOver }: { freeDeliveryOver: number }) {
  const t = useMessages(openCartMessages)
  const { cart } = useCart()
  const isKnown = useFreshCart()
  const { removed, noteRemoval, forgetRemoval, heading } = useRemovedLine()
  return (
    <div className="page py-8">
      <div className="mb-5 flex min-h-10 flex-wrap items-baseline gap-x-3">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
          {t.title}
        </h1>
        {isKnown && cart.itemCount > 0 && <p className="text-muted">{t.itemCount({ count: cart.itemCount })}</p>}
      </div>
      <RemovedNotice line={removed} onDone={forgetRemoval} />
      {isKnown ? <Content freeDeliveryOver={freeDeliveryOver} onRemoved={noteRemoval} /> : <CartSkeleton />}
    </div>
  )
}

type ContentProperties = { freeDeliveryOver: number; onRemoved: (line: CartLine) => void }

function Content({ freeDeliveryOver, onRemoved }: ContentProperties) {
  const { cart } = useCart()
  if (cart.items.length === 0) return cart.failure?.attempt === 'load' ? <CartTrouble /> : <EmptyCart />
  return (
    <>
      <CartTrouble />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_23rem]">
        <CartLines onRemoved={onRemoved} className="rounded-card border border-line bg-card px-4 shadow-card sm:px-6" />
        <CartSummary freeDeliveryOver={freeDeliveryOver} />
      </div>
    </>
  )
}
