import type { OrderId, ReturnId } from '@shop/contract'
import type { Db, Fragment } from '../../../database/client.ts'
import { getValue } from '../../../database/rows.ts'
import type { Seller } from '../../settings/index.ts'
import type { DocumentKind } from './document-kinds.data.ts'

/** A document that has no number yet. */
export type DueDocument = {
  id: number
  kind: DocumentKind
  orderId: OrderId
  returnId: ReturnId | null
  /** What a credit note gives back, in piastres. */
  creditPiastres: number | null
}

/** A line of a document; amounts in piastres, `net + vat` is what was paid. */
export type DocumentLine = {
  sku: string | null
  nameEn: string
  nameAr: string
  quantity: number
  vatRateBp: number
  netPiastres: number
  vatPiastres: number
}

/** A line of the books, as the accountant gets it. */
export type BookRow = DocumentLine & {
  documentId: number
  place: number
  kind: DocumentKind
  number: number
  orderNumber: number
  /** The invoice that a credit note belongs to. */
  invoiceNumber: number
  /** `YYYY-MM-DD` in Cairo. */
  day: string
  /** Of the electronic receipt, once the tax authority has accepted it. */
  receiptUuid: string | null
}

/** Makes the invoice of an order due. A second delivery of the same order has the same invoice. */
export async function addDueInvoice(tx: Db, orderId: OrderId, dueAt: Date): Promise<void> {
  await tx`
    insert into book_documents (kind, order_id, due_at) values ('invoice', ${orderId}, ${dueAt})
    on conflict (order_id) where kind = 'invoice' do nothing`
}

/**
 * Makes credit notes due for what the notes of an order lack: one for a refunded return that has none, and one for the rest. An order without an
 * invoice has no notes.
 *
 * @param books.credit what all notes together are to give back, in piastres
 */
export async function addDueCredits(
  tx: Db,
  orderId: OrderId,
  { credit, now }: { credit: number; now: Date },
): Promise<void> {
  await tx`
    with books as (
      select ${credit}::bigint - coalesce(sum(credit_piastres), 0)::bigint as lacking from book_documents
      where order_id = ${orderId} having bool_or(kind = 'invoice')),
    returned as (
      select r.id, least(r.refunded_piastres, lacking) as credit from returns r, books
      where r.order_id = ${orderId} and r.refund_method is not null
        and not exists (select from book_documents d where d.return_id = r.id)
      order by r.refunded_at limit 1)
    insert into book_documents (kind, order_id, return_id, credit_piastres, due_at)
    select 'credit_note', ${orderId}, note.return_id, note.credit, ${now} from (
      select id as return_id, credit from returned
      union all
      select null, lacking - coalesce((select credit from returned), 0) from books) as note
    where note.credit > 0`
}

/**
 * Deletes the documents of an order that have no number, because its delivery is undone.
 *
 * @returns false when the invoice has its number: then nothing may be undone
 */
export async function deleteDueDocuments(tx: Db, orderId: OrderId): Promise<boolean> {
  await tx`delete from book_documents where order_id = ${orderId} and number is null`
  return (await listIssuedInvoices(tx, [orderId])).length === 0
}

/**
 * Locks the numbers of a kind, so that documents are issued one after the other in all processes.
 *
 * @returns the last number
 */
export async function lockNumbers(tx: Db, kind: DocumentKind): Promise<number> {
  await tx`insert into book_numbers (kind) values (${kind}) on conflict do nothing`
  return await getValue(tx<{ last: number }[]>`select last from book_numbers where kind = ${kind} for update`)
}

/** Locks the documents of a kind that are due, the oldest first. A credit note waits until its invoice has a number. */
export async function lockDueDocuments(tx: Db, kind: DocumentKind, now: Date, max: number): Promise<DueDocument[]> {
  return await tx<DueDocument[]>`
    select d.id, d.kind, d.order_id, d.return_id, d.credit_piastres from book_documents d
    where d.number is null and d.kind = ${kind} and d.due_at <= ${now}
      and (d.kind = 'invoice' or exists (
        select from book_documents i where i.order_id = d.order_id and i.kind = 'invoice' and i.number is not null))
    order by d.due_at, d.id limit ${max} for update of d`
}

/** Gives a document its number, its lines and the seller of this moment, in the transaction that locked the numbers. */
export async function issueDocument(
  tx: Db,
  { id, kind }: DueDocument,
  { number, lines, seller, now }: { number: number; lines: readonly DocumentLine[]; seller: Seller; now: Date },
): Promise<void> {
  await tx`insert into book_lines ${tx(lines.map((line, index) => ({ documentId: id, place: index + 1, ...line })))}`
  await tx`update book_documents set number = ${number}, issued_at = ${now}, seller = ${tx.json(seller)} where id = ${id}`
  await tx`update book_numbers set last = ${number} where kind = ${kind}`
}

/** A credit note that has its number, and what it gives back in piastres. */
export type IssuedCredit = { number: number; creditPiastres: number; seller: Seller | null }

/** An invoice that has its number. */
export type IssuedInvoice = {
  orderId: OrderId
  number: number
  issuedAt: Date
  seller: Seller | null
  /** Of its electronic receipt, once the tax authority has accepted it. */
  receiptUuid: string | null
  receiptUrl: string | null
}

/** Finds the issued invoices of some orders. */
export async function listIssuedInvoices(db: Db, orderIds: readonly OrderId[]): Promise<IssuedInvoice[]> {
  return await db<IssuedInvoice[]>`
    select d.order_id, coalesce(d.number, 0) as number, coalesce(d.issued_at, d.due_at) as issued_at, d.seller,
      r.uuid as receipt_uuid, r.url as receipt_url
    from book_documents d left join tax_receipts r on r.document_id = d.id and r.status = 'accepted'
    where d.order_id = any (${[...orderIds]}::uuid[]) and d.kind = 'invoice' and d.number is not null`
}

/** Finds the credit note of a return, once it is issued. */
export async function findIssuedCredit(db: Db, returnId: ReturnId): Promise<IssuedCredit | undefined> {
  const [row] = await db<IssuedCredit[]>`
    select coalesce(number, 0) as number, coalesce(credit_piastres, 0) as credit_piastres, seller from book_documents
    where return_id = ${returnId} and number is not null`
  return row
}

/** Lists the lines of an issued document. */
export async function listDocumentLines(db: Db, documentId: number): Promise<DocumentLine[]> {
  return await db<DocumentLine[]>`
    select sku, name_en, name_ar, quantity, vat_rate_bp, net_piastres, vat_piastres from book_lines
    where document_id = ${documentId} order by place`
}

/** Max lines in memory at a time. */
const batchSize = 1000

/** Reads the lines of all documents of some Cairo days, both included, in the order in which they were issued. */
export async function* readBookRows(db: Db, period: { from: string; to: string }): AsyncGenerator<BookRow> {
  let last: BookRow | undefined
  do {
    const rows: BookRow[] = await listBookRows(db, period, last)
    yield* rows
    last = rows.length === batchSize ? rows.at(-1) : undefined
  } while (last)
}

async function listBookRows(db: Db, { from, to }: { from: string; to: string }, last?: BookRow): Promise<BookRow[]> {
  const after = last ? db`and (l.document_id, l.place) > (${last.documentId}, ${last.place})` : db``
  return await db<BookRow[]>`
    select l.*, d.kind, coalesce(d.number, 0) as number, o.number as order_number, coalesce(i.number, 0) as invoice_number,
      to_char(d.issued_at at time zone 'Africa/Cairo', 'YYYY-MM-DD') as day, r.uuid as receipt_uuid
    from book_documents d join book_lines l on l.document_id = d.id join orders o on o.id = d.order_id
      join book_documents i on i.order_id = d.order_id and i.kind = 'invoice'
      left join tax_receipts r on r.document_id = d.id and r.status = 'accepted'
    where ${isIssuedIn(db, { from, to })} ${after}
    order by l.document_id, l.place limit ${batchSize}`
}

/** Documents of a kind, and what their lines add up to in piastres. */
export type BookSumRow = { kind: DocumentKind; documents: number; netPiastres: number; vatPiastres: number }

/** Adds up the lines of all documents of some Cairo days, both included. */
export async function sumBooks(db: Db, period: { from: string; to: string }): Promise<BookSumRow[]> {
  return await db<BookSumRow[]>`
    select d.kind, count(distinct d.id) as documents, sum(l.net_piastres)::bigint as net_piastres, sum(l.vat_piastres)::bigint as vat_piastres
    from book_documents d join book_lines l on l.document_id = d.id
    where ${isIssuedIn(db, period)} group by d.kind`
}

const isIssuedIn = (db: Db, { from, to }: { from: string; to: string }): Fragment =>
  db`d.issued_at >= ${from}::date::timestamp at time zone 'Africa/Cairo'
      and d.issued_at < (${to}::date + 1)::timestamp at time zone 'Africa/Cairo'`
