import { dayInCairo, type Language, type OrderInvoice, type ShownDocument, toPounds } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { getSeller } from '../../settings/index.ts'
import type { Amounts } from '../desk/invoice.rules.ts'
import type { OrderRecord } from '../orders.repository.ts'
import { listIssuedInvoices } from './books.repository.ts'
import { amountsOfLine, sumLines } from './document-lines.rules.ts'
import { showDocumentNumber } from './document-numbers.rules.ts'
import { listOrderDocuments } from './documents/book-documents.repository.ts'

/** What a shopper reads of the invoice of an order, as it stands in the books; null before it has one. */
export async function getOrderInvoice(
  db: Db,
  { order: { id } }: OrderRecord,
  language: Language,
): Promise<{ invoice: OrderInvoice | null }> {
  const [[issued], documents] = await Promise.all([listIssuedInvoices(db, [id]), listOrderDocuments(db, id)])
  const [invoice, ...notes] = documents.map((document) => presentDocument(document, language))
  if (!issued || !invoice) return { invoice: null }
  const { name, address, commercialRegister, taxCard } = issued.seller ?? (await getSeller(db))
  return {
    invoice: {
      ...invoice,
      seller: name[language],
      seller_address: address,
      commercial_register: commercialRegister,
      tax_card: taxCard,
      receipt: issued.receiptUuid && issued.receiptUrl ? { uuid: issued.receiptUuid, url: issued.receiptUrl } : null,
      credit_notes: notes,
    },
  }
}

type OrderDocument = Awaited<ReturnType<typeof listOrderDocuments>>[number]

function presentDocument({ kind, number, issuedAt, lines }: OrderDocument, language: Language): ShownDocument {
  return {
    number: showDocumentNumber(kind, number),
    day: dayInCairo(issuedAt),
    ...presentTaxed(sumLines(lines)),
    lines: lines.map((line, index) => ({
      place: index + 1,
      name: language === 'ar' ? line.nameAr : line.nameEn,
      quantity: line.quantity,
      vat_percent: line.vatRateBp / 100,
      ...presentTaxed(amountsOfLine(line)),
    })),
  }
}

function presentTaxed({ net, vat, gross }: Amounts): Pick<ShownDocument, 'net' | 'vat' | 'total'> {
  return { net: toPounds(net), vat: toPounds(vat), total: toPounds(gross) }
}
