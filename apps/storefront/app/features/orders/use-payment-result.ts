import { useCallback, useEffect, useState } from 'react'
import { judgePayment, pauseAfter } from './payment-outcome.ts'
import { type OrderReading, type ShopperId, useOrder } from './use-order.ts'

/**
 * Looks at an order until its payment is decided, less and less often, for two minutes; then only when the shopper asks.
 *
 * @returns `isWaiting` while it goes on looking by itself
 */
export function usePaymentResult(orderId: string, shopperId: ShopperId): OrderReading & { isWaiting: boolean } {
  const reading = useOrder(orderId, shopperId)
  const { view, refresh } = reading
  const [looks, setLooks] = useState(1)
  const isOpen = view.status === 'failed' || (view.status === 'shown' && judgePayment(view.order) === 'undecided')
  const pause = isOpen ? pauseAfter(looks) : null

  // Each answer is another view: the pause begins when it has arrived.
  useEffect(() => {
    if (pause === null || view.status === 'loading') return
    const timer = setTimeout(() => {
      setLooks((count) => count + 1)
      refresh()
    }, pause)
    return () => clearTimeout(timer)
  }, [pause, view, refresh])

  const lookAgain = useCallback(() => {
    setLooks(1)
    refresh()
  }, [refresh])
  return { ...reading, retry: lookAgain, isWaiting: pause !== null }
}
