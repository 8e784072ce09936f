import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '../features/cart/cart-provider.tsx'
import { useFreshCart } from '../features/cart/use-fresh-cart.ts'
import { CheckoutPage } from '../features/orders/checkout-page.tsx'
import { ordersMessages } from '../features/orders/orders.messages.ts'
import { useAuth } from '../features/users/auth-provider.tsx'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'
import { paths } from '../paths.ts'

export default function Checkout() {
  const t = useMessages(ordersMessages)
  const { cart, reread, reset } = useCart()
  const { user } = useAuth().auth
  const isCartKnown = useFreshCart()
  const navigate = useNavigate()
  const showOrder = useCallback(
    async (orderId: string) => {
      // Going back must not lead to a form for what has been ordered.
      await navigate(paths.orderSuccess(orderId), { replace: true })
      reset()
    },
    [navigate, reset],
  )
  return (
    <>
      <PageHead title={t.checkout} isIndexed={false} />
      <CheckoutPage cart={cart} isCartKnown={isCartKnown} refreshCart={reread} onPlaced={showOrder} shopper={user} />
    </>
  )
}
