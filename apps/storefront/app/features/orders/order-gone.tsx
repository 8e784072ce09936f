import { CloudOff, PackageSearch } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OrderView } from './order-view.ts'
import { ordersMessages } from './orders.late.messages.ts'

type Properties = { view: Exclude<OrderView, { status: 'shown' }>; retry: () => void }

/** A skeleton while an order loads, or why it cannot be shown. */
export function OrderGone({ view, retry }: Properties) {
  const t = useMessages(ordersMessages)
  if (view.status === 'loading') return <Loading />
  if (view.status === 'unknown') {
    return (
      <Notice icon={<PackageSearch />} heading={t.unknownOrder} text={t.unknownOrderHint}>
        <ButtonLink look="lamp" to={paths.orders()}>
          {t.myOrders}
        </ButtonLink>
        <ButtonLink to={paths.track()}>{t.findOrder}</ButtonLink>
        <ButtonLink to={paths.home()}>{t.backHome}</ButtonLink>
      </Notice>
    )
  }
  const heading = view.number ? t.orderNotLoaded({ number: view.number }) : t.orderUnread
  return (
    <Notice icon={<CloudOff />} heading={heading} text={t.orderNotLoadedHint}>
      <Button look="lamp" onClick={retry}>
        {t.retry}
      </Button>
    </Notice>
  )
}

function Loading() {
  const t = useMessages(ordersMessages)
  return (
    <div role="status" className="page grid max-w-4xl gap-5 py-10">
      <h1 className="sr-only">{t.loadingOrder}</h1>
      <Skeleton className="mx-auto h-40 w-full max-w-xl" />
      <Skeleton className="h-24" />
      <Skeleton className="h-80" />
    </div>
  )
}
