import { useRef, useState } from 'react'
import { useCart } from '../cart-provider.tsx'
import { type CartLine, canChangeCart, isRemoval } from '../store/cart-state.ts'

/**
 * The quantity of a line, shown at once as it was asked for. While the cart is loading nothing can be asked (rule C-07); when the
 * shop refuses, the line shows what the shop has.
 *
 * @param onRemoved called when the line has left the cart
 */
export function useLineQuantity(line: CartLine, onRemoved: (line: CartLine) => void) {
  const { cart, setQuantity, refresh } = useCart()
  const [asked, setAsked] = useState<number | null>(null)
  const isUnderWay = useRef(false)

  async function change(quantity: number): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setAsked(quantity)
    const outcome = await setQuantity(line.id, quantity)
    isUnderWay.current = false
    setAsked(null)
    if (outcome === 'failed') void refresh()
    else if (outcome === 'done' && isRemoval(quantity)) onRemoved(line)
  }

  return {
    quantity: asked ?? line.quantity,
    isChanging: asked !== null,
    isResting: !canChangeCart(cart),
    change: (quantity: number) => void change(quantity),
  }
}
