import type { Parcel } from '@shop/contract'
import { isolate } from '../../i18n/isolate.ts'
import { useMessages } from '../../i18n/language.tsx'
import { ordersMessages } from './orders.late.messages.ts'
import { ReceiptFact } from './receipt-fact.tsx'

/** Who brings an order, with the carrier's page about the parcel. */
export function ParcelFact({ parcel: { carrier, tracking_number: number, tracking_url: url } }: { parcel: Parcel }) {
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
