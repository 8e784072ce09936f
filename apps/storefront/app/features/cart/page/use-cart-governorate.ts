import type { GovernorateCode } from '@shop/contract'
import { openLocalStore } from '@shop/session'
import { useCallback, useEffect, useState } from 'react'
import { chosenGovernorate } from '../../../delivery/chosen-governorate.ts'
import { useCart } from '../cart-provider.tsx'
import { canChangeCart } from '../store/cart-state.ts'

/** The governorate of the cart. A choice is stored, and the cart is read again with its fee and promise. */
export function useCartGovernorate() {
  const { cart, reread } = useCart()
  const [chosen, setChosen] = useState<GovernorateCode | null>(null)
  const [isUnread, setUnread] = useState(false)

  // A cart that is loading ignores a further call: the choice waits for its end.
  useEffect(() => {
    if (!isUnread || !canChangeCart(cart)) return
    setUnread(false)
    if (cart.zone?.governorate !== chosen) void reread()
  }, [isUnread, cart, chosen, reread])

  const choose = useCallback((code: GovernorateCode) => {
    chosenGovernorate(openLocalStore()).save(code)
    setChosen(code)
    setUnread(true)
  }, [])

  return { governorate: chosen ?? cart.zone?.governorate ?? null, choose }
}
