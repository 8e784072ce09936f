import type { LinkedOrder } from '@shop/contract'
import { formatDays, formatMoney } from '@shop/i18n'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Totals } from '../../../ui/amounts/totals.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import type { FetchDocument } from '../document-button.tsx'
import { InvoiceFact } from '../invoice-fact.tsx'
import { OrderLines } from '../order-lines.tsx'
import { toLine } from '../order-receipt.tsx'
import { usePaymentWords } from '../order-status.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import { ParcelFact } from '../parcel-fact.tsx'
import { useMethodNames } from '../payment-methods.tsx'
import { linkedOrderMessages } from './linked-order.late.messages.ts'

type Properties = { order: LinkedOrder; fetchDocument: FetchDocument }

/** Items, totals, town and payment of a linked order. */
export function LinkedReceipt({ order, fetchDocument }: Properties) {
  const t = useMessages(linkedOrderMessages)
  const own = useMessages(ordersMessages)
  const language = useLanguage()
  const wordsOf = usePaymentWords()
  const methodNames = useMethodNames()
  const { customer, address, promise, amount_due } = order
  return (
    <TitledCard title={own.items} className="print:shadow-none">
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
        <Fact name={own.deliverTo}>
          <span className="block">
            <bdi>{t.forPerson({ name: customer.first_name, ending: customer.phone_ending })}</bdi>
          </span>
          <span className="block">
            <bdi>{t.place({ city: address.city, region: address.region })}</bdi>
          </span>
          <span className="block text-muted text-sm">{t.hiddenHint}</span>
        </Fact>
        <Fact name={own.paidBy}>
          <span>{methodNames[order.payment_method]}</span>
          <span className="block text-muted text-sm">{wordsOf(order)}</span>
        </Fact>
        {promise && order.status !== 'cancelled' && <Fact name={own.promised}>{formatDays(promise, language)}</Fact>}
        {order.parcel && <ParcelFact parcel={order.parcel} />}
        {order.invoice && <InvoiceFact invoice={order.invoice} fetchDocument={fetchDocument} />}
        {amount_due > 0 && (
          <Fact name={t.toPay}>
            <bdi className="font-bold tabular-nums">{formatMoney(amount_due, language)}</bdi>
          </Fact>
        )}
      </dl>
    </TitledCard>
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
