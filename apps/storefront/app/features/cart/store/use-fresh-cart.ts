import { useEffect, useState } from 'react'
import { useCart } from '../cart-provider.tsx'

/**
 * Keeps a cart that is looked at up to date: asks the server when it opens (rule C-01), when the shopper comes back to it, and when
 * the network does. Calls that come too soon are left out by the cart itself (rule C-08).
 *
 * @param isOpen whether it is looked at
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
