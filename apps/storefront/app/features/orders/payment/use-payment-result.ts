import { useState } from 'react'
import type { ShopperId } from '../order-view.ts'
import { type OrderLook, type OrderReading, useOrder } from '../use-order.ts'
import { judgePayment, pauseAfter } from './payment-outcome.ts'

/**
 * Looks at an order until its payment is decided, less and less often, for two minutes; then only when the shopper asks.
 *
 * @returns `isWaiting` while it goes on looking by itself
 */
export function usePaymentResult(orderId: string, shopperId: ShopperId): OrderReading & { isWaiting: boolean } {
  const [looksBefore, setLooksBefore] = useState(0)
  const pauseOf = ({ view, looks }: OrderLook) => (isOpen(view) ? pauseAfter(looks - looksBefore) : null)
  const reading = useOrder(orderId, shopperId, pauseOf)

  function lookAgain(): void {
    setLooksBefore(reading.looks - 1)
    reading.refresh()
  }

  return { ...reading, retry: lookAgain, isWaiting: pauseOf(reading) !== null }
}

function isOpen(view: OrderLook['view']): boolean {
  return view.status === 'failed' || (view.status === 'shown' && judgePayment(view.order) === 'undecided')
}
