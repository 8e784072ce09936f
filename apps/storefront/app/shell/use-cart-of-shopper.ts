import { useEffect, useRef } from 'react'
import { useCart } from '../features/cart/cart-provider.tsx'
import { canChangeCart } from '../features/cart/store/cart-state.ts'
import { useAuth } from '../features/users/auth-provider.tsx'

/**
 * Keeps the cart that of who is signed in. After a login it is read again, which lets the shop join the guest's cart with the
 * shopper's; after a logout nothing of the shopper's cart stays behind.
 */
export function useCartOfShopper(): void {
  const { auth } = useAuth()
  const { cart, reset, reread } = useCart()
  const shopper = auth.status === 'restoring' ? null : (auth.user?.id ?? 'guest')
  const previous = useRef(shopper)
  const isFree = canChangeCart(cart)

  useEffect(() => {
    // The cart that a page begins with was asked for in the name of whoever was signed in by then.
    if (previous.current === null) previous.current = shopper
    if (previous.current === shopper || !isFree) return
    const hasLeft = previous.current !== 'guest'
    previous.current = shopper
    if (hasLeft) reset()
    void reread()
  }, [shopper, isFree, reset, reread])
}
