import { useEffect } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Drawer } from '../../ui/overlays/drawer.tsx'
import { openCartMessages } from './cart.late.messages.ts'
import { useCart } from './cart-provider.tsx'
import { CheckoutLink, ClearCart } from './page/cart-actions.tsx'
import { CartContent } from './page/cart-content.tsx'
import { CartLines } from './page/cart-lines.tsx'
import { LinesSkeleton } from './page/cart-skeleton.tsx'
import { CartDestination, CartTotals, FreeDeliveryProgress } from './page/cart-totals.tsx'
import { RemovedNotice, useRemovedLine } from './page/removed-notice.tsx'
import { useFreshCart } from './store/use-fresh-cart.ts'

type Properties = {
  isOpen: boolean
  onClose: () => void
  /** In EGP. */
  freeDeliveryOver: number | null
}

/** The cart over the current page (rules C-01 to C-04). */
export function CartModal({ isOpen, onClose, freeDeliveryOver }: Properties) {
  const t = useMessages(openCartMessages)
  const { cart } = useCart()
  const isKnown = useFreshCart(isOpen)
  const { removed, noteRemoval, noteClearing, forgetRemoval, heading } = useRemovedLine()
  useEffect(() => {
    if (!isOpen) forgetRemoval()
  }, [isOpen, forgetRemoval])
  const isFilled = isKnown && cart.items.length > 0
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      titleRef={heading}
      title={isFilled ? <TitleWithCount count={cart.itemCount} /> : t.title}
      footer={isFilled && <WaysOn />}
    >
      <RemovedNotice line={removed} onDone={forgetRemoval} />
      {isKnown ? (
        <CartContent>
          <FreeDeliveryProgress subtotal={cart.subtotal} freeDeliveryOver={freeDeliveryOver} />
          <CartLines onRemoved={noteRemoval} />
          <ClearCart onCleared={noteClearing} />
          <CartDestination />
        </CartContent>
      ) : (
        <LinesSkeleton />
      )}
    </Drawer>
  )
}

function TitleWithCount({ count }: { count: number }) {
  const t = useMessages(openCartMessages)
  return (
    <>
      <span>{t.title}</span> <span className="font-normal text-base text-muted">{`(${t.itemCount({ count })})`}</span>
    </>
  )
}

function WaysOn() {
  const t = useMessages(openCartMessages)
  return (
    <div className="grid gap-3">
      <CartTotals />
      <CheckoutLink />
      <ButtonLink to={paths.cart()}>{t.viewCart}</ButtonLink>
    </div>
  )
}
