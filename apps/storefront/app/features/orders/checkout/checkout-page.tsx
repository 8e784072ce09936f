import type { GovernorateCode, OfferedMethod } from '@shop/contract'
import { useState } from 'react'
import { useZoneNews } from '../../../delivery/use-zone-news.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useQuotedCoupon } from '../coupon/quoted-coupon.ts'
import type { KnownShopper } from '../order-form/checkout-draft.ts'
import { OrderForm } from '../order-form/order-form.tsx'
import { OrderPageFrame } from '../order-form/order-page-frame.tsx'
import type { CheckoutTrouble } from '../order-form/place-order.ts'
import { TroubleAlert } from '../order-form/trouble-alert.tsx'
import type { OrderToOpen } from '../order-form/use-placing.ts'
import { ordersMessages } from '../orders.late.messages.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { NothingToOrder } from './nothing-to-order.tsx'
import { useCheckout } from './use-checkout.ts'

type Properties = {
  cart: CheckoutCart
  /** Until then only the summary is a skeleton: the form can be filled in at once. */
  isCartKnown: boolean
  refreshCart: () => Promise<unknown>
  onGovernorate: (code: GovernorateCode) => void
  methods: readonly OfferedMethod[]
  /** The signed-in shopper; null for a guest. */
  shopper: KnownShopper | null
  /** Navigates to the order. */
  onPlaced: (order: OrderToOpen) => Promise<void>
}

/** The checkout: recipient, address and payment, with a summary beside (rules O-01 to O-04). */
export function CheckoutPage(properties: Properties) {
  const t = useMessages(ordersMessages)
  const { cart, isCartKnown, refreshCart, shopper } = properties
  const checkout = useCheckout(properties)
  useZoneNews(cart.status === 'loading' ? null : cart.zone, refreshCart)
  const full = {
    subtotal: cart.subtotal,
    delivery: cart.deliveryFee,
    total: cart.total,
    isDeliveryFinal: cart.isDeliveryFinal,
  }
  const { field, totals, total } = useQuotedCoupon(full, checkout.trouble)
  const hasLoginEnded = useLoginEnded(shopper)
  const isLeaving = checkout.phase === 'sending' || checkout.phase === 'placed'
  if (isCartKnown && cart.items.length === 0 && !isLeaving) {
    return <NothingToOrder cart={cart} checkout={checkout} refreshCart={refreshCart} hasLoginEnded={hasLoginEnded} />
  }
  return (
    <OrderPageFrame heading={t.checkout} back={{ to: paths.cart(), name: t.backToCart }}>
      <CheckoutSummary cart={cart} isCartKnown={isCartKnown} totals={totals} coupon={field} />
      <OrderForm
        control={checkout}
        onPlace={(draft, code) => checkout.place(draft, code, totals)}
        total={isCartKnown ? total : null}
        zone={cart.zone}
        methods={properties.methods}
        onGovernorate={properties.onGovernorate}
        shopper={shopper}
        renderTrouble={(trouble, submit) => (
          <TroubleAlert trouble={trouble}>
            <CartTroubleSteps trouble={trouble} submit={submit} refreshCart={refreshCart} />
          </TroubleAlert>
        )}
      />
    </OrderPageFrame>
  )
}

/** Whether a login ended, for any reason, while this page was open. */
function useLoginEnded(shopper: KnownShopper | null): boolean {
  const [wasSignedIn, setSignedIn] = useState(false)
  if (shopper && !wasSignedIn) setSignedIn(true)
  return wasSignedIn && shopper === null
}

type CartTroubleStepsProperties = { trouble: CheckoutTrouble; submit: () => void; refreshCart: () => Promise<unknown> }

/** The next steps of a shopper after a failed order of the cart. */
function CartTroubleSteps({ trouble, submit, refreshCart }: CartTroubleStepsProperties) {
  const t = useMessages(ordersMessages)
  if (trouble.outcome === 'lost') {
    return (
      <Button size="small" onClick={submit}>
        {t.retry}
      </Button>
    )
  }
  return (
    <>
      <ButtonLink size="small" to={paths.cart()}>
        {t.openCart}
      </ButtonLink>
      {trouble.outcome === 'unfit' && (
        <Button size="small" onClick={() => void refreshCart()}>
          {t.retry}
        </Button>
      )}
    </>
  )
}
