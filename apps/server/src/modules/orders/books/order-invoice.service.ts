import { dayInCairo, type Language, type OrderInvoice, piastres, toPounds } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { getSeller } from '../../settings/index.ts'
import { presentInvoice } from '../desk/invoice.presenter.ts'
import type { OrderRecord } from '../orders.repository.ts'
import { listIssuedInvoices } from './books.repository.ts'
import { showDocumentNumber } from './document-numbers.rules.ts'
import { listCreditNotes } from './documents/book-documents.repository.ts'

/** What a shopper reads of the invoice of an order; null before it has one. */
export async function getOrderInvoice(
  db: Db,
  record: OrderRecord,
  language: Language,
): Promise<{ invoice: OrderInvoice | null }> {
  const [issued] = await listIssuedInvoices(db, [record.order.id])
  if (!issued) return { invoice: null }
  const notes = await listCreditNotes(db, record.order.id)
  const { invoice_number, invoice_day, shop_name, seller_address, commercial_register, tax_card, receipt, total } =
    presentInvoice(record, await getSeller(db), issued)
  return {
    invoice: {
      number: invoice_number ?? '',
      day: invoice_day ?? '',
      seller: shop_name[language],
      seller_address,
      commercial_register,
      tax_card,
      receipt,
      net: total.net,
      vat: total.vat,
      credit_notes: notes.map((note) => ({
        number: showDocumentNumber('credit_note', note.number),
        day: dayInCairo(note.issuedAt),
        total: toPounds(piastres(note.total)),
      })),
    },
  }
}
