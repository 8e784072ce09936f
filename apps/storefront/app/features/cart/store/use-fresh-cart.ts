import { useEffect, useState } from 'react'
import { useCart } from '../cart-provider.tsx'

/**
 * Refreshes a visible cart: when it opens (rule C-01), when the shopper returns to it, and when the network returns.
 * The cart itself skips calls that come too soon (rule C-08).
 *
 * @param isOpen whether the cart is visible
 * @returns whether the cart can be shown: false while a page renders on the server, and until the first answer
 */
export function useFreshCart(isOpen = true): boolean {
  const { cart, refresh } = useCart()
  const [isAlive, setAlive] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    setAlive(true)
    const refreshWhenSeen = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    refreshWhenSeen()
    document.addEventListener('visibilitychange', refreshWhenSeen)
    window.addEventListener('online', refreshWhenSeen)
    return () => {
      document.removeEventListener('visibilitychange', refreshWhenSeen)
      window.removeEventListener('online', refreshWhenSeen)
    }
  }, [isOpen, refresh])

  return isAlive && (cart.items.length > 0 || cart.lastRefreshed !== null || cart.status !== 'loading')
}
