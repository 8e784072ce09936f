import { useEffect, useRef } from 'react'
import { useChosenGovernorate } from '../../../delivery/chosen-governorate.ts'
import { useCart } from '../cart-provider.tsx'
import { canChangeCart } from '../store/cart-state.ts'

/** Reads the cart again when another governorate is chosen: its fee and promise are those of the governorate. */
export function useCartGovernorate(): void {
  const { cart, reread } = useCart()
  const chosen = useChosenGovernorate()
  const asked = useRef(cart.zone?.governorate ?? null)

  // A cart that is loading ignores a further call: the choice waits for its end.
  useEffect(() => {
    if (chosen === null || chosen === asked.current || !canChangeCart(cart)) return
    asked.current = chosen
    if (cart.zone?.governorate !== chosen) void reread()
  }, [cart, chosen, reread])
}
