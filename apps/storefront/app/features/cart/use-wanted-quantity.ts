import { useEffect, useRef, useState } from 'react'
import { useCart } from './cart-provider.tsx'
import { type CartLine, canChangeCart, isRemoval } from './cart-state.ts'

/**
 * What a shopper wants of a line, shown at once. The server is told as soon as the cart is free (rule C-07), and of the last
 * wish only; when it refuses, the line shows what the server has.
 *
 * @param onRemoved called when the line has left the cart
 */
export function useWantedQuantity(line: CartLine, onRemoved: (line: CartLine) => void) {
  const { cart, setQuantity, refresh } = useCart()
  const [wanted, setWanted] = useState<number | null>(null)
  const asked = useRef<number | null>(null)
  const isFree = canChangeCart(cart)

  useEffect(() => {
    if (wanted === null || !isFree || asked.current === wanted) return
    asked.current = wanted
    void setQuantity(line.id, wanted).then((outcome) => {
      asked.current = null
      // Another line was quicker: this wish is asked again when the cart is free.
      if (outcome === 'ignored') return
      setWanted((latest) => (latest === wanted ? null : latest))
      if (outcome === 'failed') void refresh()
      else if (isRemoval(wanted)) onRemoved(line)
    })
  }, [wanted, isFree, line, setQuantity, refresh, onRemoved])

  return { quantity: wanted ?? line.quantity, isChanging: wanted !== null, want: setWanted }
}
