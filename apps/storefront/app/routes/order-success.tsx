import { shopperIdOf } from '@shop/session'
import { OrderConfirmation, type OrderPromises } from '../features/orders/confirmation/order-confirmation.tsx'
import { OrderDetails } from '../features/orders/my-orders/order-page.tsx'
import { OrderGone } from '../features/orders/order-gone.tsx'
import type { ShopperId } from '../features/orders/order-view.ts'
import { ordersMessages } from '../features/orders/orders.late.messages.ts'
import { judgePayment } from '../features/orders/payment/payment-outcome.ts'
import { useOrder } from '../features/orders/use-order.ts'
import { useAuth } from '../features/users/auth-provider.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { usePromises } from '../shell/shell.ts'
import type { Route } from './+types/order-success.ts'

export default function OrderSuccess({ params }: Route.ComponentProps) {
  const t = useMessages(ordersMessages)
  const shopperId = shopperIdOf(useAuth().auth)
  const promises = usePromises()
  return (
    <>
      <PageHead title={t.orderPlaced} isIndexed={false} />
      <OrderSuccessPage key={params.orderId} orderId={params.orderId} shopperId={shopperId} promises={promises} />
    </>
  )
}

type Properties = { orderId: string; shopperId: ShopperId; promises: OrderPromises }

/**
 * Confirms an order to its owner (rule O-03). An unpaid or ended order is shown as it is. Everybody else sees that
 * there is no order.
 */
function OrderSuccessPage({ orderId, shopperId, promises }: Properties) {
  const reading = useOrder(orderId, shopperId)
  const { view, retry } = reading
  if (view.status !== 'shown') return <OrderGone view={view} retry={retry} />
  if (judgePayment(view.order) !== 'settled') return <OrderDetails order={view.order} {...reading} />
  return <OrderConfirmation order={view.order} promises={promises} />
}
