import { shopperIdOf } from '@shop/session'
import { useSearchParams } from 'react-router'
import { myOrdersMessages } from '../features/orders/my-orders/my-orders.late.messages.ts'
import { OrdersPage } from '../features/orders/my-orders/orders-page.tsx'
import { useAuth } from '../features/users/auth-provider.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'

export default function Orders() {
  const t = useMessages(myOrdersMessages)
  const shopperId = shopperIdOf(useAuth().auth)
  const [parameters] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  return (
    <>
      <PageHead title={t.myOrders} isIndexed={false} />
      <OrdersPage key={`${shopperId} ${page}`} shopperId={shopperId} page={page} />
    </>
  )
}
