import type { Language, OrderId } from '@shop/contract'
import type { Db } from '../../../../database/client.ts'
import { AppError } from '../../../../errors.ts'
import { printSheets, type Sheet } from '../../../../pdf/print-sheets.ts'
import { getSeller } from '../../../settings/index.ts'
import { findOrder, findOrders } from '../../orders.repository.ts'
import { showOrderNumber } from '../../orders.rules.ts'
import { listIssuedInvoices } from '../books.repository.ts'
import { readDocumentNumber } from '../document-numbers.rules.ts'
import { findBookDocument } from './book-documents.repository.ts'
import { presentMissing, presentSheet, type Reader } from './document-sheet.presenter.ts'

/** What is printed for whom. */
type Printing = {
  number: string
  language: Language
  reader: Reader
  /** The order that the reader may see; null for staff, who may see all. */
  orderId: OrderId | null
}

/**
 * Prints a document as it stands in the books, so that it says the same as the accountant's file for ever.
 *
 * @throws AppError `order_not_found` for a document that there is not, or of another order
 */
export async function printDocument(
  db: Db,
  { number, language, reader, orderId }: Printing,
): Promise<{ name: string; type: string; content: Buffer }> {
  const document = await findBookDocument(db, readDocumentNumber(number))
  const isTheirs = document && (orderId === null || document.orderId === orderId)
  const record = isTheirs ? await findOrder(db, document.orderId) : null
  if (!document || !record) throw new AppError('order_not_found')
  const seller = document.seller ?? (await getSeller(db))
  const sheet = presentSheet(document, record.order, seller, { language, reader })
  const papers = { language, title: sheet.title, sheets: [sheet] }
  return { name: `${number}.pdf`, type: 'application/pdf', content: printSheets(papers, document.issuedAt) }
}

/** Lists the invoices of some orders as they stand in the books, in the order of `ids`; the last sheet names orders that have none. */
export async function listInvoiceSheets(db: Db, ids: readonly OrderId[], language: Language): Promise<Sheet[]> {
  const [records, invoices, seller] = await Promise.all([
    findOrders(db, ids),
    listIssuedInvoices(db, ids),
    getSeller(db),
  ])
  const sheets: Sheet[] = []
  const missing: string[] = []
  for (const { order } of records) {
    const issued = invoices.find(({ orderId }) => orderId === order.id)
    const document = issued && (await findBookDocument(db, { kind: 'invoice', number: issued.number }))
    if (!document) missing.push(showOrderNumber(order.number))
    else sheets.push(presentSheet(document, order, document.seller ?? seller, { language, reader: 'owner' }))
  }
  return missing.length === 0 ? sheets : [...sheets, presentMissing(missing, seller, language)]
}
