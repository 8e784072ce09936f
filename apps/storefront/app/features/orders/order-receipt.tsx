import { formatPhoneNumber, nameApartment, type Order, type PhoneNumber } from '@shop/contract'
import { browserApi } from '../../api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import type { FetchDocument } from './document-button.tsx'
import { ordersMessages } from './orders.late.messages.ts'
import { Receipt } from './receipt.tsx'
import { ReceiptFact } from './receipt-fact.tsx'
import { accessTo } from './use-order.ts'

/** Items, totals, address, payment and notes of an order. */
export function OrderReceipt({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const fetchDocument: FetchDocument = (number) =>
    browserApi.orders.getOrderDocument({ params: { id: order.id, number }, query: accessTo(order.id) })
  return (
    <Receipt order={order} fetchDocument={fetchDocument} destination={<Destination order={order} />}>
      {order.notes ? (
        <ReceiptFact name={t.yourNotes}>
          <bdi className="whitespace-pre-line">{order.notes}</bdi>
        </ReceiptFact>
      ) : null}
    </Receipt>
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
