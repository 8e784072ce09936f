import type { Language, OrderId } from '@shop/contract'
import type { Db } from '../../../../database/client.ts'
import { AppError } from '../../../../errors.ts'
import { printSheet } from '../../../../pdf/print-sheet.ts'
import { getSeller } from '../../../settings/index.ts'
import { findOrder } from '../../orders.repository.ts'
import { readDocumentNumber } from '../document-numbers.rules.ts'
import { findBookDocument } from './book-documents.repository.ts'
import { presentSheet, type Reader } from './document-sheet.presenter.ts'

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
  return { name: `${number}.pdf`, type: 'application/pdf', content: printSheet(sheet, document.issuedAt) }
}
