import { openSessionStore } from '@shop/session'
import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '../../../api.ts'
import { findFaults } from '../../../ui/forms/use-form.ts'
import {
  type CheckoutBody,
  type CheckoutDraft,
  checkoutChecks,
  type ShownTotal,
  toCheckoutBody,
} from '../order-form/checkout-fields.ts'
import { type OrderRequest, orderAttempts } from '../order-form/order-attempts.ts'
import { askAgain, type Desk, type Placing, placeOrder, type TypedCode } from '../order-form/place-order.ts'
import { type OrderToOpen, usePlacing } from '../order-form/use-placing.ts'
import { type CheckoutCart, findCartProblem } from './checkout-cart.ts'

type Properties = {
  cart: CheckoutCart
  isCartKnown: boolean
  refreshCart: () => Promise<unknown>
  onPlaced: (order: OrderToOpen) => Promise<void>
}

/** Places an order of the cart from the filled form, and handles refusals, codes and lost answers. */
export function useCheckout({ cart, isCartKnown, refreshCart, onPlaced }: Properties) {
  const placing = usePlacing({ onPlaced, onRefused: refreshCart })
  const { askOnce, showFaults, showTrouble, showCodeNeeded, typedCode, ...control } = placing
  const [desk] = useState(openCheckoutDesk)

  const findLost = useCallback(() => askOnce('checking', () => findLostOrder(desk)), [askOnce, desk])

  useEffect(() => showCodeNeeded(desk.attempts.findCodeNeeded()), [desk, showCodeNeeded])

  const isEmpty = isCartKnown && cart.status === 'idle' && cart.items.length === 0
  useEffect(() => {
    if (isEmpty && desk.attempts.listOpen().length > 0) void findLost()
  }, [isEmpty, desk, findLost])

  async function place(draft: CheckoutDraft, code: string, shown: Omit<ShownTotal, 'deposit'>): Promise<void> {
    const faults = findFaults(checkoutChecks, draft)
    const problem = findCartProblem(cart)
    if (Object.keys(faults).length > 0) return showFaults(faults)
    if (problem) return showTrouble({ outcome: 'unfit', problem })
    const request = { sessionKey: cart.sessionKey, body: toCheckoutBody(draft, { ...shown, deposit: control.deposit }) }
    await askOnce('sending', () => placeCartOrder(desk, request, typedCode(code)))
  }

  return { ...control, place, findLost }
}

type CartDesk = Desk<CheckoutBody>

export function openCheckoutDesk(): CartDesk {
  return {
    send: browserApi.orders.checkout,
    attempts: orderAttempts<CheckoutBody>(openSessionStore(), 'checkout_attempts'),
  }
}

const notPlaced: readonly Placing['outcome'][] = ['refused', 'faulty', 'code_needed']

async function placeCartOrder(
  desk: CartDesk,
  request: OrderRequest<CheckoutBody>,
  typed: TypedCode | null,
): Promise<Placing> {
  const placing = await placeOrder(desk, request, typed)
  const isCartGone = placing.outcome === 'refused' && ['cart_empty', 'cart_not_found'].includes(placing.code)
  // The cart may be empty because an earlier attempt, whose answer was lost, has been placed.
  return isCartGone ? ((await findLostOrder(desk)) ?? placing) : placing
}

/**
 * Repeats the orders whose answers were lost, for a shopper whose cart is empty. An order that was not placed is
 * refused; a placed one gets its first answer again.
 *
 * @returns null when there was none, or none was placed
 */
async function findLostOrder(desk: CartDesk): Promise<Placing | null> {
  for (const attempt of desk.attempts.listOpen()) {
    const placing = await askAgain(desk, attempt)
    if (!notPlaced.includes(placing.outcome)) return placing
  }
  return null
}
