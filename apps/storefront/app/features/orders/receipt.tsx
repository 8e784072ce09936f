import type { DeliveryPromise, LinkedOrder, Order, Parcel } from '@shop/contract'
import { formatDays, isolate } from '@shop/i18n'
import type { ReactElement, ReactNode } from 'react'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Totals } from '../../ui/amounts/totals.tsx'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import type { FetchDocument } from './document-button.tsx'
import { InvoiceFact } from './invoice-fact.tsx'
import { OrderLines } from './order-lines.tsx'
import { usePaymentWords } from './order-status.tsx'
import { ordersMessages } from './orders.late.messages.ts'
import { useMethodNames } from './payment-methods.tsx'
import { ReceiptFact } from './receipt-fact.tsx'

type Properties = {
  order: Order | LinkedOrder
  fetchDocument: FetchDocument
  destination: ReactNode
  /** A further fact, the last one. */
  children: ReactElement | null
}

/** Items, totals, destination and payment of an order. */
export function Receipt({ order, fetchDocument, destination, children }: Properties) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  const wordsOf = usePaymentWords()
  const methodNames = useMethodNames()
  const days = findDeliveryDays(order)
  return (
    <TitledCard title={t.items} className="print:shadow-none">
      <OrderLines lines={order.items.map(toLine)} />
      <div className="border-line border-t pt-4">
        <Totals
          subtotal={order.subtotal}
          discount={order.discount}
          couponCode={order.coupon_code}
          delivery={order.delivery}
          total={order.total}
        />
      </div>
      <dl className="grid gap-4 border-line border-t pt-4 sm:grid-cols-2">
        <ReceiptFact name={t.deliverTo}>{destination}</ReceiptFact>
        <ReceiptFact name={t.paidBy}>
          <span>{methodNames[order.payment_method]}</span>
          {wordsOf(order).map((words) => (
            <span key={words} className="block text-muted text-sm">
              {words}
            </span>
          ))}
        </ReceiptFact>
        {days && <ReceiptFact name={t.promised}>{formatDays(days, language)}</ReceiptFact>}
        {order.parcel && <ParcelFact parcel={order.parcel} />}
        {order.invoice && <InvoiceFact invoice={order.invoice} fetchDocument={fetchDocument} />}
        {children}
      </dl>
    </TitledCard>
  )
}

/** When an order will arrive: as promised, or on the day that was set after a failed attempt; null once it no longer will. */
function findDeliveryDays({ status, promise, timeline }: Order | LinkedOrder): DeliveryPromise | null {
  const day = timeline.at(-1)?.failed_delivery?.next_day
  if (status === 'in_transit' && day) return { from: day, to: day }
  return status === 'pending_payment' || status === 'processing' || status === 'in_transit' ? promise : null
}

/** Who brings an order, with the carrier's page about the parcel. */
function ParcelFact({ parcel: { carrier, tracking_number: number, tracking_url: url } }: { parcel: Parcel }) {
  const t = useMessages(ordersMessages)
  return (
    <ReceiptFact name={t.carrier}>
      <span className="block">
        <bdi>{carrier}</bdi>
      </span>
      {number !== null && url !== null && (
        <a href={url} target="_blank" rel="noopener noreferrer" className="inline-flex min-h-11 items-center underline">
          {t.followParcel({ number: isolate(number) })}
        </a>
      )}
      {number !== null && url === null && <span className="block">{t.parcelNumber({ number: isolate(number) })}</span>}
    </ReceiptFact>
  )
}

/** Presents an item of an order as a line. */
function toLine(item: Order['items'][number]) {
  return {
    key: `${item.product.id} ${item.color_id} ${item.size}`,
    name: item.product.name,
    colorName: item.color_name,
    colorHex: item.color_hex,
    size: item.size,
    quantity: item.quantity,
    lineTotal: item.line_total,
    serials: item.serials,
    thumbnail: <Thumbnail image={item.product.image} />,
  }
}
