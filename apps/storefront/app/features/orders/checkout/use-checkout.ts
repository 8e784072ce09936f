import { openSessionStore } from '@shop/session'
import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '../../../api.ts'
import { type CheckoutBody, type CheckoutDraft, checkDraft, toCheckoutBody } from '../order-form/checkout-fields.ts'
import { orderAttempts } from '../order-form/order-attempts.ts'
import { type StandingOrder, usePlacing } from '../order-form/use-placing.ts'
import { type CheckoutCart, findCartProblem } from './checkout-cart.ts'
import { findLostOrder, placeCartOrder } from './place-cart-order.ts'

type Properties = {
  cart: CheckoutCart
  isCartKnown: boolean
  refreshCart: () => Promise<unknown>
  onPlaced: (order: StandingOrder) => Promise<void>
}

/** Takes a shopper from a filled form to an order of the cart, through everything that can come in between. */
export function useCheckout({ cart, isCartKnown, refreshCart, onPlaced }: Properties) {
  const placing = usePlacing({ onPlaced, onRefused: refreshCart })
  const { askOnce, showFaults, showTrouble, showCodeNeeded, typedCode, ...control } = placing
  const [desk] = useState(() => ({
    send: browserApi.orders.checkout,
    attempts: orderAttempts<CheckoutBody>(openSessionStore(), 'checkout_attempts'),
  }))

  const findLost = useCallback(() => askOnce('checking', () => findLostOrder(desk)), [askOnce, desk])

  useEffect(() => showCodeNeeded(desk.attempts.findCodeNeeded()), [desk, showCodeNeeded])

  const isEmpty = isCartKnown && cart.status === 'idle' && cart.items.length === 0
  useEffect(() => {
    if (isEmpty && desk.attempts.listOpen().length > 0) void findLost()
  }, [isEmpty, desk, findLost])

  async function place(draft: CheckoutDraft, code: string): Promise<void> {
    const faults = checkDraft(draft)
    const problem = findCartProblem(cart)
    if (Object.keys(faults).length > 0) return showFaults(faults)
    if (problem) return showTrouble({ outcome: 'unfit', problem })
    const request = { sessionKey: cart.sessionKey, body: toCheckoutBody(draft, cart.total) }
    await askOnce('sending', () => placeCartOrder(desk, request, typedCode(code)))
  }

  return { ...control, place, findLost }
}
