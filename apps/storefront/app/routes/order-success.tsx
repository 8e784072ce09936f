import { shopperIdOf } from '@shop/session'
import { OrderSuccessPage } from '../features/orders/confirmation/order-success-page.tsx'
import { ordersMessages } from '../features/orders/orders.late.messages.ts'
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
