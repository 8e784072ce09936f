import { OrderDetails } from '../my-orders/order-page.tsx'
import { OrderGone } from '../order-gone.tsx'
import type { ShopperId } from '../order-view.ts'
import { judgePayment } from '../payment/payment-outcome.ts'
import { useOrder } from '../use-order.ts'
import { OrderConfirmation, type OrderPromises } from './order-confirmation.tsx'

type Properties = { orderId: string; shopperId: ShopperId; promises: OrderPromises }

/**
 * Confirms an order to who placed it (rule O-03). One that still waits for its money or has ended is no success: it is shown as it
 * is. Who did not place it sees that there is nothing to see.
 */
export function OrderSuccessPage({ orderId, shopperId, promises }: Properties) {
  const reading = useOrder(orderId, shopperId)
  const { view, retry } = reading
  if (view.status !== 'shown') return <OrderGone view={view} retry={retry} />
  if (judgePayment(view.order) !== 'settled') return <OrderDetails order={view.order} {...reading} />
  return <OrderConfirmation order={view.order} promises={promises} />
}
