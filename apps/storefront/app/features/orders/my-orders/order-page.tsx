import type { Order } from '@shop/contract'
import { formatDateTime } from '@shop/i18n'
import { useRef } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { BackLink } from '../../../ui/links/back-link.tsx'
import { OrderGone } from '../order-gone.tsx'
import { OrderReceipt } from '../order-receipt.tsx'
import { StatusChip } from '../order-status.tsx'
import type { ShopperId } from '../order-view.ts'
import { OrderReturns } from '../returns/order-returns.tsx'
import { callFor, type OrderReading, useOrder } from '../use-order.ts'
import { myOrdersMessages } from './my-orders.late.messages.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderTimelineList } from './order-timeline-list.tsx'

/** An order: its status, its content and its actions (rule O-06). */
export function OrderPage({ orderId, shopperId }: { orderId: string; shopperId: ShopperId }) {
  const reading = useOrder(orderId, shopperId)
  const { view, retry } = reading
  return view.status === 'shown' ? (
    <OrderDetails order={view.order} {...reading} />
  ) : (
    <OrderGone view={view} retry={retry} />
  )
}

export function OrderDetails({ order, show, refresh }: { order: Order } & Pick<OrderReading, 'show' | 'refresh'>) {
  const t = useMessages(myOrdersMessages)
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)

  function showChanged(changed: Order) {
    show(changed)
    // The pressed button is gone; otherwise the focus would return to the top of the document.
    heading.current?.focus()
  }

  return (
    <div className="page grid max-w-5xl gap-5 py-8 print:py-0">
      <div>
        <BackLink to={paths.orders()}>{t.backToOrders}</BackLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
            {t.order({ number: order.number })}
          </h1>
          <StatusChip status={order.status} />
        </div>
        <p className="text-muted text-sm">{t.placedOn({ date: formatDateTime(order.created_at, language) })}</p>
      </div>
      <OrderActions order={order} onChanged={showChanged} onStale={refresh} />
      <div className="grid items-start gap-6 md:grid-cols-[1fr_20rem] print:grid-cols-1">
        <div className="grid gap-6">
          <OrderReceipt order={order} />
          {(order.status === 'delivered' || order.status === 'returned') && <OrderReturns of={callFor(order.id)} />}
        </div>
        <div className="max-md:order-first">
          <OrderTimelineList order={order} />
        </div>
      </div>
    </div>
  )
}
