import { shopperIdOf } from '@shop/session'
import { myOrdersMessages } from '../features/orders/my-orders/my-orders.late.messages.ts'
import { OrderPage } from '../features/orders/my-orders/order-page.tsx'
import { useAuth } from '../features/users/auth-provider.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { Route } from './+types/order.ts'

export default function Order({ params: { orderId } }: Route.ComponentProps) {
  const t = useMessages(myOrdersMessages)
  const shopperId = shopperIdOf(useAuth().auth)
  return (
    <>
      <PageHead title={t.orderOf} isIndexed={false} />
      <OrderPage key={orderId} orderId={orderId} shopperId={shopperId} />
    </>
  )
}
