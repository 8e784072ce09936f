import type { OrderInvoice } from '@shop/contract'
import { formatDate, formatExactMoney } from '@shop/i18n'
import { Printer } from 'lucide-react'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { ordersMessages } from './orders.late.messages.ts'

/** The invoice of an order: who sold it, under which number, and the VAT in it. The page is printed, or saved as PDF, as the invoice. */
export function InvoiceFact({ invoice }: { invoice: OrderInvoice }) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  const { number, day, seller, seller_address, commercial_register, tax_card, net, vat } = invoice
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
        <bdi className="block font-semibold tabular-nums">{number}</bdi>
        <span className="block text-muted text-sm">{formatDate(`${day}T12:00:00Z`, language)}</span>
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
        <Button look="quiet" size="small" className="mt-2 print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          <span>{t.printInvoice}</span>
        </Button>
      </dd>
    </div>
  )
}
