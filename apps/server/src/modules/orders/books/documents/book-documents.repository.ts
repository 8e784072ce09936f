import type { OrderId } from '@shop/contract'
import type { Db } from '../../../../database/client.ts'
import type { Seller } from '../../../settings/index.ts'
import { type DocumentLine, listDocumentLines } from '../books.repository.ts'
import type { DocumentKind } from '../document-kinds.data.ts'

/** A document of the books that has its number, with all that stands in it. */
export type BookDocument = {
  orderId: OrderId
  kind: DocumentKind
  number: number
  issuedAt: Date
  /** Null where a process of the version before issued it. */
  seller: Seller | null
  /** The invoice that a credit note belongs to; its own number for an invoice. */
  invoiceNumber: number
  /** Of its electronic receipt, once the tax authority has accepted it. */
  receiptUuid: string | null
  receiptUrl: string | null
  lines: DocumentLine[]
}

/** Finds a document by its number. */
export async function findBookDocument(
  db: Db,
  { kind, number }: { kind: DocumentKind; number: number },
): Promise<BookDocument | undefined> {
  const [document] = await db<(Omit<BookDocument, 'lines'> & { id: number })[]>`
    select d.id, d.order_id, d.kind, coalesce(d.number, 0) as number, coalesce(d.issued_at, d.due_at) as issued_at, d.seller,
      coalesce(i.number, 0) as invoice_number, r.uuid as receipt_uuid, r.url as receipt_url
    from book_documents d join book_documents i on i.order_id = d.order_id and i.kind = 'invoice'
      left join tax_receipts r on r.document_id = d.id and r.status = 'accepted'
    where d.kind = ${kind} and d.number = ${number}`
  return document && { ...document, lines: await listDocumentLines(db, document.id) }
}

/** Lists the issued documents of an order with their lines: its invoice, then its credit notes, the oldest first. */
export async function listOrderDocuments(
  db: Db,
  orderId: OrderId,
): Promise<Pick<BookDocument, 'kind' | 'number' | 'issuedAt' | 'lines'>[]> {
  const rows = await db<(Pick<BookDocument, 'kind' | 'number' | 'issuedAt'> & DocumentLine & { id: number })[]>`
    select d.id, d.kind, coalesce(d.number, 0) as number, coalesce(d.issued_at, d.due_at) as issued_at,
      l.sku, l.name_en, l.name_ar, l.quantity, l.vat_rate_bp, l.net_piastres, l.vat_piastres
    from book_documents d join book_lines l on l.document_id = d.id
    where d.order_id = ${orderId} and d.number is not null
    order by d.kind desc, d.number, l.place`
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((lines) =>
    lines.slice(0, 1).map(({ kind, number, issuedAt }) => ({ kind, number, issuedAt, lines })),
  )
}
