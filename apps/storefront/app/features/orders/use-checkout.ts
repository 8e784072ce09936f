import type { PlacedOrder } from '@shop/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { openLocalStore, openSessionStore } from '../../browser-storage.ts'
import { checkoutAttempts } from './checkout-attempts.ts'
import { type CheckoutCart, findCartProblem } from './checkout-cart.ts'
import { draftStorage } from './checkout-draft.ts'
import {
  type CheckoutDraft,
  type CheckoutFieldName,
  checkDraft,
  checkoutFieldNames,
  type FieldFaults,
  toCheckoutBody,
} from './checkout-fields.ts'
import { orderAccess } from './order-access.ts'
import { type CheckoutTrouble, findLostOrder, type Placing, placeOrder } from './place-order.ts'

export type CheckoutState = {
  /** `checking` asks for an order whose answer was lost; after `placed` the page is about to be left. */
  phase: 'editing' | 'sending' | 'checking' | 'placed'
  faults: FieldFaults
  trouble: CheckoutTrouble | null
}

const editing: CheckoutState = { phase: 'editing', faults: {}, trouble: null }

type Properties = {
  cart: CheckoutCart
  isCartKnown: boolean
  refreshCart: () => Promise<unknown>
  onPlaced: (orderId: string) => Promise<void>
}

/** Takes a shopper from a filled form to a placed order, through everything that can come in between. */
export function useCheckout({ cart, isCartKnown, refreshCart, onPlaced }: Properties) {
  const [state, setState] = useState(editing)
  const [desk] = useState(() => ({ orders: browserApi.orders, attempts: checkoutAttempts(openSessionStore()) }))
  const isAsking = useRef(false)

  const settle = useCallback(
    async (placing: Placing) => {
      if (placing.outcome === 'placed') {
        setState({ ...editing, phase: 'placed' })
        keepOrder(placing.placed)
        return await onPlaced(placing.placed.order.id)
      }
      if (placing.outcome === 'faulty') setState({ ...editing, faults: placing.faults })
      else setState({ ...editing, trouble: placing })
      // What is in the way is often the stock or a price: the lines then say so.
      if (placing.outcome === 'refused') await refreshCart()
    },
    [onPlaced, refreshCart],
  )

  /** One call at a time, whatever is pressed meanwhile. */
  const askOnce = useCallback(
    async (phase: 'sending' | 'checking', ask: () => Promise<Placing | null>) => {
      if (isAsking.current) return
      isAsking.current = true
      setState({ ...editing, phase })
      const placing = await ask().finally(() => {
        isAsking.current = false
      })
      if (placing) await settle(placing)
      else setState(editing)
    },
    [settle],
  )

  const findLost = useCallback(() => askOnce('checking', () => findLostOrder(desk)), [askOnce, desk])

  const isEmpty = isCartKnown && cart.status === 'idle' && cart.items.length === 0
  useEffect(() => {
    if (isEmpty && desk.attempts.listOpen().length > 0) void findLost()
  }, [isEmpty, desk, findLost])

  async function place(draft: CheckoutDraft): Promise<void> {
    const faults = checkDraft(draft)
    const problem = findCartProblem(cart)
    if (Object.keys(faults).length > 0) return setState({ ...editing, faults })
    if (problem) return setState({ ...editing, trouble: { outcome: 'unfit', problem } })
    const request = { sessionKey: cart.sessionKey, body: toCheckoutBody(draft, cart.total) }
    await askOnce('sending', () => placeOrder(desk, request))
  }

  /** A fault is done with once its field changes. */
  const forgetFault = useCallback((changed: CheckoutFieldName) => {
    setState((current) => {
      if (!current.faults[changed]) return current
      return { ...current, faults: { ...current.faults, [changed]: undefined } }
    })
  }, [])

  return { ...state, place, findLost, forgetFault }
}

/** The first wrong field of the form, from its top. */
export function findFirstFault(faults: FieldFaults): CheckoutFieldName | null {
  return checkoutFieldNames.find((name) => faults[name]) ?? null
}

function keepOrder({ order, access_token }: PlacedOrder): void {
  orderAccess(openLocalStore()).keep({ id: order.id, token: access_token, number: order.number })
  draftStorage(openSessionStore()).forget()
}
