import type { OrderInvoice } from '@shop/contract'
import { formatDate, formatExactMoney } from '@shop/i18n'
import { renderSVG } from 'uqr'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { DocumentButton, type FetchDocument } from './document-button.tsx'
import { DocumentLines } from './document-lines.tsx'
import { ordersMessages } from './orders.late.messages.ts'

type Properties = { invoice: OrderInvoice; fetchDocument: FetchDocument }

/** The invoice of an order: who sold it, under which number, and the VAT in it; what was refunded since; and the lines of both. */
export function InvoiceFact({ invoice, fetchDocument }: Properties) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  const { number, day, seller, seller_address, commercial_register, tax_card, receipt, net, vat, credit_notes } =
    invoice
  const facts: [name: string, value: string | null][] = [
    [t.seller, seller],
    [t.sellerAddress, seller_address],
    [t.commercialRegister, commercial_register],
    [t.taxCard, tax_card],
    [t.beforeVat, formatExactMoney(net, language)],
    [t.vat, formatExactMoney(vat, language)],
  ]
  return (
    <div className="min-w-0 sm:col-span-2">
      <dt className="mb-1 text-muted text-sm">{t.invoice}</dt>
      <dd>
        <div className="font-semibold tabular-nums">
          <bdi>{number}</bdi>
        </div>
        <span className="block text-muted text-sm">{formatDate(day, language)}</span>
        <ul className="mt-1 text-sm">
          {facts.map(
            ([name, value]) =>
              value !== null && (
                <li key={name} className="flex flex-wrap gap-x-2">
                  <span className="text-muted">{name}</span>
                  <bdi className="tabular-nums">{value}</bdi>
                </li>
              ),
          )}
        </ul>
        {receipt && <TaxReceipt receipt={receipt} />}
        <DocumentButton number={number} fetchDocument={fetchDocument} />
        {credit_notes.length > 0 && (
          <>
            <p className="mt-2 text-muted text-sm">{t.creditNotes}</p>
            <ul className="text-sm">
              {credit_notes.map((note) => (
                <li key={note.number}>
                  <span>{formatDate(note.day, language)}</span>{' '}
                  <bdi className="tabular-nums">{formatExactMoney(note.total, language)}</bdi>{' '}
                  <DocumentButton number={note.number} fetchDocument={fetchDocument} />
                </li>
              ))}
            </ul>
          </>
        )}
        <DocumentLines documents={[invoice, ...credit_notes]} />
      </dd>
    </div>
  )
}

/** The electronic receipt: its number and QR code, by which everybody can look it up at the tax authority. */
function TaxReceipt({ receipt: { uuid, url } }: { receipt: NonNullable<OrderInvoice['receipt']> }) {
  const t = useMessages(ordersMessages)
  // Dark on white in both themes, as cameras need it.
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { ecc: 'M', border: 4 }))}`
  return (
    <div className="mt-2 flex items-center gap-3 text-sm">
      <a href={url} target="_blank" rel="noreferrer" className="shrink-0">
        <img src={code} alt={t.receiptCode} width={128} height={128} />
      </a>
      <div className="min-w-0">
        <span className="block text-muted">{t.receipt}</span>
        <div className="wrap-anywhere tabular-nums">
          <bdi>{uuid}</bdi>
        </div>
      </div>
    </div>
  )
}
