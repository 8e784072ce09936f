import { useCallback, useRef, useState } from 'react'
import { useMessages } from '../../language.tsx'
import { cartMessages } from './cart.messages.ts'
import { CartLineRow } from './cart-line.tsx'
import { useCart } from './cart-provider.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import type { CartLine } from './cart-state.ts'
import { CartSummary } from './cart-summary.tsx'
import { CartTrouble } from './cart-trouble.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { useFreshCart } from './use-fresh-cart.ts'

/** The cart as a page (rule C-05). `freeDeliveryOver` is in EGP. */
export function CartPage({ freeDeliveryOver }: { freeDeliveryOver: number }) {
  const t = useMessages(cartMessages)
  const { cart } = useCart()
  const isShown = useFreshCart()
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const noteRemoval = useCallback((line: CartLine) => {
    setRemoved(line)
    // The button that was pressed is gone; without this the focus would start over at the top of the document.
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="page py-8">
      <div className="mb-5 flex min-h-10 flex-wrap items-baseline gap-x-3">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
          {t.title}
        </h1>
        {isShown && cart.itemCount > 0 && <p className="text-muted">{t.itemCount({ count: cart.itemCount })}</p>}
      </div>
      <RemovedNotice line={removed} onDone={() => setRemoved(null)} />
      {isShown ? <Content freeDeliveryOver={freeDeliveryOver} onRemoved={noteRemoval} /> : <CartSkeleton />}
    </div>
  )
}

type ContentProperties = { freeDeliveryOver: number; onRemoved: (line: CartLine) => void }

function Content({ freeDeliveryOver, onRemoved }: ContentProperties) {
  const t = useMessages(cartMessages)
  const { cart } = useCart()
  if (cart.items.length === 0) return cart.failure?.attempt === 'load' ? <CartTrouble /> : <EmptyCart />
  return (
    <>
      <CartTrouble />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_23rem]">
        <ul aria-label={t.lines} className="rounded-card border border-line bg-card px-4 shadow-card sm:px-6">
          {cart.items.map((line) => (
            <CartLineRow key={line.id} line={line} onRemoved={onRemoved} />
          ))}
        </ul>
        <CartSummary freeDeliveryOver={freeDeliveryOver} />
      </div>
    </>
  )
}
