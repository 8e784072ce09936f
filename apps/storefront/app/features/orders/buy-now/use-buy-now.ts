import type { Product } from '@shop/contract'
import { openSessionStore } from '@shop/session'
import { useEffect, useState } from 'react'
import { browserApi, type ShopClient } from '../../../api.ts'
import { findFaults } from '../../../ui/forms/use-form.ts'
import {
  type CheckoutDraft,
  checkoutChecks,
  type FieldFaults,
  type ShownTotal,
  toCheckoutBody,
} from '../order-form/checkout-fields.ts'
import { orderAttempts } from '../order-form/order-attempts.ts'
import { askAgain, type Desk, placeOrder } from '../order-form/place-order.ts'
import { type OrderToOpen, usePlacing } from '../order-form/use-placing.ts'
import type { BuyNowChoice } from './buy-now-choice.ts'

type BuyNowBody = Parameters<ShopClient['orders']['buyNow']>[0]['body']

type Properties = {
  product: Product
  choice: BuyNowChoice
  sessionKey: () => string
  /** Reads price and stock again. */
  refresh: () => Promise<unknown>
  onPlaced: (order: OrderToOpen) => Promise<void>
}

/** Places an order for one product from the filled form; the cart is not touched. */
export function useBuyNow({ product, choice, sessionKey, refresh, onPlaced }: Properties) {
  const placing = usePlacing({ onPlaced, onRefused: refresh })
  const { askOnce, showFaults, showTrouble, showCodeNeeded, typedCode, ...control } = placing
  const [desk] = useState(openBuyNowDesk)
  const findOpen = () => desk.attempts.listOpen().find(({ body }) => body.product_id === product.id)

  // An answer was lost before a reload: warn the shopper before a second order.
  useEffect(() => {
    showCodeNeeded(desk.attempts.findCodeNeeded((body) => body.product_id === product.id))
    const isOpen = desk.attempts.listOpen().some(({ body }) => body.product_id === product.id)
    if (isOpen) showTrouble({ outcome: 'lost', reason: 'failure' })
  }, [desk, product.id, showTrouble, showCodeNeeded])

  async function place(draft: CheckoutDraft, code: string, shown: Omit<ShownTotal, 'deposit'>): Promise<void> {
    // The color may be sold out by the very order whose answer was lost.
    if (choice.isColorMissing && control.trouble?.outcome === 'lost' && retry()) return
    const faults: FieldFaults = {
      ...(choice.isColorMissing && { color_id: { code: 'color' } }),
      ...findFaults(checkoutChecks, draft),
    }
    if (Object.keys(faults).length > 0) return showFaults(faults)
    const body = {
      ...toCheckoutBody(draft, { ...shown, deposit: control.deposit }),
      product_id: product.id,
      ...(choice.color && { color_id: choice.color.id }),
      ...(choice.size && { size: choice.size }),
      quantity: choice.quantity,
    }
    await askOnce('sending', () => placeOrder(desk, { sessionKey: sessionKey(), body }, typedCode(code)))
  }

  /** Repeats exactly the request without an answer, whatever the form contains now. */
  function retry(): boolean {
    const open = findOpen()
    if (open) void askOnce('sending', () => askAgain(desk, open))
    return open !== undefined
  }

  return { ...control, place, retry }
}

export function openBuyNowDesk(): Desk<BuyNowBody> {
  return {
    send: browserApi.orders.buyNow,
    attempts: orderAttempts<BuyNowBody>(openSessionStore(), 'buy_now_attempts'),
  }
}
