import { OrderDetails } from '../my-orders/order-page.tsx'
import { OrderGone } from '../order-gone.tsx'
import type { ShopperId } from '../order-view.ts'
import { useOrder } from '../use-order.ts'
import { OrderConfirmation, type OrderPromises } from './order-confirmation.tsx'

type Properties = { orderId: string; shopperId: ShopperId; promises: OrderPromises }

/**
 * Confirms an order to its owner while it is prepared (rule O-03). Before that and after it, the order is shown as it is.
 * Everybody else sees that there is no order.
 */
export function OrderSuccessPage({ orderId, shopperId, promises }: Properties) {
  const reading = useOrder(orderId, shopperId)
  const { view, retry } = reading
  if (view.status !== 'shown') return <OrderGone view={view} retry={retry} />
  if (view.order.status !== 'processing') return <OrderDetails order={view.order} {...reading} />
  return <OrderConfirmation order={view.order} promises={promises} />
}
