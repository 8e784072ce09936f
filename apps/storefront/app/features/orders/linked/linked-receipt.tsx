import type { LinkedOrder } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import type { FetchDocument } from '../document-button.tsx'
import { Receipt } from '../receipt.tsx'
import { ReceiptFact } from '../receipt-fact.tsx'
import { linkedOrderMessages } from './linked-order.late.messages.ts'

type Properties = { order: LinkedOrder; fetchDocument: FetchDocument }

/** Items, totals, town and payment of a linked order. */
export function LinkedReceipt({ order, fetchDocument }: Properties) {
  const t = useMessages(linkedOrderMessages)
  const language = useLanguage()
  return (
    <Receipt order={order} fetchDocument={fetchDocument} destination={<Destination order={order} />}>
      {order.amount_due > 0 ? (
        <ReceiptFact name={t.toPay}>
          <bdi className="font-bold tabular-nums">{formatMoney(order.amount_due, language)}</bdi>
        </ReceiptFact>
      ) : null}
    </Receipt>
  )
}

function Destination({ order: { customer, address } }: { order: LinkedOrder }) {
  const t = useMessages(linkedOrderMessages)
  return (
    <>
      <span className="block">
        <bdi>{t.forPerson({ name: customer.first_name, ending: customer.phone_ending })}</bdi>
      </span>
      <span className="block">
        <bdi>{t.place({ city: address.city, region: address.region })}</bdi>
      </span>
      <span className="block text-muted text-sm">{t.hiddenHint}</span>
    </>
  )
}
