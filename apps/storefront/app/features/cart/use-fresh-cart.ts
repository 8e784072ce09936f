import { useEffect, useState } from 'react'
import { useCart } from './cart-provider.tsx'

/**
 * Keeps the cart of a page up to date: asks the server when the page opens, when the shopper comes back to it, and when the
 * network does. Calls that come too soon are left out by the cart itself (rule C-08).
 *
 * @returns whether the cart can be shown: false while a page renders on the server, and until the first answer
 */
export function useFreshCart(): boolean {
  const { cart, refresh } = useCart()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    setOpen(true)
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
  }, [refresh])

  return isOpen && (cart.items.length > 0 || cart.lastRefreshed !== null || cart.status !== 'loading')
}
