import { useCallback } from 'react'
import { useCart } from '../features/cart/cart-provider.tsx'
import { toThings } from '../features/cart/cart-things.ts'
import { useFreshCart } from '../features/cart/use-fresh-cart.ts'
import { CheckoutPage } from '../features/orders/checkout-page.tsx'
import { ordersMessages } from '../features/orders/orders.late.messages.ts'
import { useLeadOn } from '../features/orders/use-lead-on.ts'
import type { StandingOrder } from '../features/orders/use-placing.ts'
import { useAuth } from '../features/users/auth-provider.tsx'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'
import { useTrackOnce } from '../use-track-once.ts'

export default function Checkout() {
  const t = useMessages(ordersMessages)
  const { cart, reread, reset } = useCart()
  const { user } = useAuth().auth
  const isCartKnown = useFreshCart()
  const leadOn = useLeadOn()
  useTrackOnce(isCartKnown && cart.items.length > 0 ? 'checkout' : null, () => ({
    kind: 'begin_checkout',
    things: toThings(cart.items),
  }))
  const showOrder = useCallback(
    async (order: StandingOrder) => {
      await leadOn(order)
      reset()
    },
    [leadOn, reset],
  )
  return (
    <>
      <PageHead title={t.checkout} isIndexed={false} />
      <CheckoutPage cart={cart} isCartKnown={isCartKnown} refreshCart={reread} onPlaced={showOrder} shopper={user} />
    </>
  )
}
