import { OrderSuccessPage } from '../features/orders/order-success-page.tsx'
import { ordersMessages } from '../features/orders/orders.messages.ts'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'
import { useShell } from '../shell.ts'
import type { Route } from './+types/order-success.ts'

export default function OrderSuccess({ params }: Route.ComponentProps) {
  const t = useMessages(ordersMessages)
  const { settings } = useShell()
  const promises = { confirmationMinutes: settings.confirmation_minutes, deliveryHours: settings.delivery_hours }
  return (
    <>
      <PageHead title={t.orderPlaced} isIndexed={false} />
      <OrderSuccessPage key={params.orderId} orderId={params.orderId} promises={promises} />
    </>
  )
}
