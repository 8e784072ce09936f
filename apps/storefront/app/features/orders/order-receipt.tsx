import { formatPhoneNumber, nameApartment, type Order, type PhoneNumber } from '@shop/contract'
import { formatDays } from '@shop/i18n'
import type { ReactNode } from 'react'
import { browserApi } from '../../api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Totals } from '../../ui/amounts/totals.tsx'
import { Thumbnail } from '../../ui/pictures/thumbnail.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import type { FetchDocument } from './document-button.tsx'
import { InvoiceFact } from './invoice-fact.tsx'
import { OrderLines } from './order-lines.tsx'
import { usePaymentWords } from './order-status.tsx'
import { ordersMessages } from './orders.late.messages.ts'
import { ParcelFact } from './parcel-fact.tsx'
import { useMethodNames } from './payment-methods.tsx'
import { accessTo } from './use-order.ts'

/** Items, totals, address and payment of an order. */
export function OrderReceipt({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  const wordsOf = usePaymentWords()
  const methodNames = useMethodNames()
  const fetchDocument: FetchDocument = (number) =>
    browserApi.orders.getOrderDocument({ params: { id: order.id, number }, query: accessTo(order.id) })
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
        <Fact name={t.deliverTo}>
          <Destination order={order} />
        </Fact>
        <Fact name={t.paidBy}>
          <span>{methodNames[order.payment_method]}</span>
          <span className="block text-muted text-sm">{wordsOf(order)}</span>
        </Fact>
        {order.promise && order.status !== 'cancelled' && (
          <Fact name={t.promised}>{formatDays(order.promise, language)}</Fact>
        )}
        {order.parcel && <ParcelFact parcel={order.parcel} />}
        {order.invoice && <InvoiceFact invoice={order.invoice} fetchDocument={fetchDocument} />}
        {order.notes && (
          <Fact name={t.yourNotes}>
            <bdi className="whitespace-pre-line">{order.notes}</bdi>
          </Fact>
        )}
      </dl>
    </TitledCard>
  )
}

function Destination({ order: { customer, address } }: { order: Order }) {
  const language = useLanguage()
  const lines = [
    `${customer.first_name} ${customer.last_name}`,
    address.apartment ? `${address.address} · ${nameApartment(address.apartment, language)}` : address.address,
    `${address.city} · ${address.region}`,
  ]
  return (
    <>
      {lines.map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
      <bdi dir="ltr" className="tabular-nums">
        {formatPhoneNumber(customer.phone as PhoneNumber)}
      </bdi>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Presents an item of an order as a line. */
export function toLine(item: Order['items'][number]) {
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
