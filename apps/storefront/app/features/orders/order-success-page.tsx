import { CloudOff, PackageSearch } from 'lucide-react'
import { useMessages } from '../../language.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OrderConfirmation, type OrderPromises } from './order-confirmation.tsx'
import { ordersMessages } from './orders.messages.ts'
import { useOrder } from './use-order.ts'

type Properties = { orderId: string; promises: OrderPromises }

/** Confirms an order to who placed it (rule O-03). Who did not sees that there is nothing to see. */
export function OrderSuccessPage({ orderId, promises }: Properties) {
  const t = useMessages(ordersMessages)
  const { view, retry } = useOrder(orderId)
  switch (view.status) {
    case 'shown':
      return <OrderConfirmation order={view.order} promises={promises} />
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <Notice icon={<CloudOff />} heading={t.orderNotLoaded({ number: view.number })} text={t.orderNotLoadedHint}>
          <Button look="lamp" onClick={retry}>
            {t.retry}
          </Button>
        </Notice>
      )
    case 'unknown':
      return (
        <Notice icon={<PackageSearch />} heading={t.unknownOrder} text={t.unknownOrderHint}>
          <ButtonLink look="lamp" to={paths.home()}>
            {t.backHome}
          </ButtonLink>
        </Notice>
      )
  }
}

function Loading() {
  const t = useMessages(ordersMessages)
  return (
    <div role="status" className="page grid max-w-4xl gap-5 py-10">
      <span className="sr-only">{t.loadingOrder}</span>
      <Skeleton className="mx-auto h-40 w-full max-w-xl" />
      <Skeleton className="h-24" />
      <Skeleton className="h-80" />
    </div>
  )
}
