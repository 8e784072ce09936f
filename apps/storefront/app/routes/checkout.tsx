import { useCallback } from 'react'
import { useTrackOnce } from '../analytics/track.tsx'
import { readPage } from '../api.ts'
import { chooseGovernorate } from '../delivery/chosen-governorate.ts'
import { useCart } from '../features/cart/cart-provider.tsx'
import { toThings } from '../features/cart/cart-things.ts'
import { useCartGovernorate } from '../features/cart/page/use-cart-governorate.ts'
import { useFreshCart } from '../features/cart/store/use-fresh-cart.ts'
import { CheckoutPage } from '../features/orders/checkout/checkout-page.tsx'
import { openCheckoutDesk } from '../features/orders/checkout/use-checkout.ts'
import { CrashedOrder } from '../features/orders/order-form/crashed-order.tsx'
import { type OrderToOpen, useGoToOrder } from '../features/orders/order-form/use-placing.ts'
import { ordersMessages } from '../features/orders/orders.late.messages.ts'
import { useAuth } from '../features/users/auth-provider.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageError } from '../shell/page-error.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { Route } from './+types/checkout.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readPage(context, (api) => api.orders.listPaymentMethods())
}

export default function Checkout({ loaderData: { methods } }: Route.ComponentProps) {
  const t = useMessages(ordersMessages)
  const { cart, reread, reset } = useCart()
  const { user } = useAuth().auth
  const isCartKnown = useFreshCart()
  const goToOrder = useGoToOrder()
  useCartGovernorate()
  useTrackOnce(isCartKnown && cart.items.length > 0 ? 'checkout' : null, () => ({
    kind: 'begin_checkout',
    things: toThings(cart.items),
  }))
  const showOrder = useCallback(
    async (order: OrderToOpen) => {
      await goToOrder(order)
      reset()
    },
    [goToOrder, reset],
  )
  return (
    <>
      <PageHead title={t.checkout} isIndexed={false} />
      <CheckoutPage
        cart={cart}
        isCartKnown={isCartKnown}
        refreshCart={reread}
        onGovernorate={chooseGovernorate}
        methods={methods}
        onPlaced={showOrder}
        shopper={user}
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CrashedOrder openDesk={openCheckoutDesk}>
      <PageError error={error} />
    </CrashedOrder>
  )
}
