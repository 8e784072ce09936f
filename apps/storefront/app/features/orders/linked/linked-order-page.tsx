import type { LinkedOrder } from '@shop/contract'
import { formatDateTime } from '@shop/i18n'
import { CloudOff, Unlink } from 'lucide-react'
import { useRef } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { myOrdersMessages } from '../my-orders/my-orders.late.messages.ts'
import { OrderTimelineList } from '../my-orders/order-timeline-list.tsx'
import { StatusChip } from '../order-status.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import { OrderReturns } from '../returns/order-returns.tsx'
import { LinkedActions } from './linked-actions.tsx'
import { linkedOrderMessages } from './linked-order.late.messages.ts'
import { LinkedReceipt } from './linked-receipt.tsx'
import { useLinkedOrder } from './use-linked-order.ts'

/** The order of a signed link. */
export function LinkedOrderPage({ token }: { token: string }) {
  const t = useMessages(linkedOrderMessages)
  const own = useMessages(ordersMessages)
  const { view, ...calls } = useLinkedOrder(token)
  if (view.status === 'shown') return <LinkedDetails token={token} order={view.order} {...calls} />
  if (view.status === 'loading') return <Loading words={own.loadingOrder} />
  if (view.status === 'unknown') {
    return (
      <Notice icon={<Unlink />} heading={t.badLink} text={t.badLinkHint}>
        <ButtonLink look="lamp" to={paths.track()}>
          {own.findOrder}
        </ButtonLink>
        <ButtonLink to={paths.home()}>{own.backHome}</ButtonLink>
      </Notice>
    )
  }
  return (
    <Notice icon={<CloudOff />} heading={own.orderUnread} text={own.orderNotLoadedHint}>
      <Button look="lamp" onClick={calls.refresh}>
        {own.retry}
      </Button>
    </Notice>
  )
}

type Details = { token: string; order: LinkedOrder } & Omit<ReturnType<typeof useLinkedOrder>, 'view'>

function LinkedDetails({ token, order, show, refresh, fetchDocument, ...calls }: Details) {
  const t = useMessages(myOrdersMessages)
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)

  function showChanged(changed: LinkedOrder) {
    show(changed)
    // The pressed button is gone; otherwise the focus would return to the top of the document.
    heading.current?.focus()
  }

  return (
    <div className="page grid max-w-5xl gap-5 py-8 print:py-0">
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
            {t.order({ number: order.number })}
          </h1>
          <StatusChip status={order.status} />
        </div>
        <p className="text-muted text-sm">{t.placedOn({ date: formatDateTime(order.created_at, language) })}</p>
      </div>
      <LinkedActions token={token} order={order} calls={calls} onChanged={showChanged} onStale={refresh} />
      <div className="grid items-start gap-6 md:grid-cols-[1fr_20rem] print:grid-cols-1">
        <div className="grid gap-6">
          <LinkedReceipt order={order} fetchDocument={fetchDocument} />
          {(order.status === 'delivered' || order.status === 'returned') && (
            <OrderReturns of={{ params: { id: order.id }, query: { link_token: token } }} />
          )}
        </div>
        <div className="max-md:order-first">
          <OrderTimelineList order={withoutNotes(order)} />
        </div>
      </div>
    </div>
  )
}

function withoutNotes({ status, timeline }: LinkedOrder) {
  return { status, timeline: timeline.map((step) => ({ ...step, note: null })) }
}

function Loading({ words }: { words: string }) {
  return (
    <div role="status" className="page grid max-w-5xl gap-5 py-8">
      <h1 className="sr-only">{words}</h1>
      <Skeleton className="h-16" />
      <Skeleton className="h-80" />
    </div>
  )
}
