import { useEffect, useRef } from 'react'
import { useCart } from '../features/cart/cart-provider.tsx'
import { canChangeCart } from '../features/cart/store/cart-state.ts'
import { useAuth } from '../features/users/auth-provider.tsx'

/**
 * Reads the cart again after a login, when the shop merges the guest's cart into it. After a logout the cart is
 * cleared.
 */
export function useCartOfShopper(): void {
  const { auth } = useAuth()
  const { cart, reset, reread } = useCart()
  const shopper = auth.status === 'restoring' ? null : (auth.user?.id ?? 'guest')
  const previous = useRef(shopper)
  const isFree = canChangeCart(cart)

  useEffect(() => {
    // The first read already used the current login.
    if (previous.current === null) previous.current = shopper
    const hasLeft = previous.current !== 'guest'
    // The cart of the person who left is not shown until its call ends.
    if (previous.current === shopper || !(isFree || hasLeft)) return
    previous.current = shopper
    if (hasLeft) reset()
    void reread()
  }, [shopper, isFree, reset, reread])
}
