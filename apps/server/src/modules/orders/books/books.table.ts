import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  checkNotNegative,
  idColumn,
  idOf,
  isOneOf,
  momentColumn,
  moneyColumn,
  uuidOf,
} from '../../../database/columns.ts'
import { orders } from '../orders.table.ts'
import { returns } from '../returns/returns.table.ts'
import { documentKinds } from './document-kinds.data.ts'

/** The last number of each kind of document. Numbers have no gaps: its row is locked while a document gets one. */
export const bookNumbers = pgTable(
  'book_numbers',
  {
    kind: text().primaryKey(),
    last: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('book_numbers_kind_check', isOneOf(table.kind, documentKinds))],
)

/**
 * The seller's books: an invoice for each delivered order, a credit note for each refund after that. A document without a number is due;
 * with one, neither it nor its lines can be changed or deleted (triggers of the migration).
 */
export const bookDocuments = pgTable(
  'book_documents',
  {
    id: idColumn(),
    kind: text().notNull(),
    orderId: uuidOf(orders).notNull(),
    /** The return that a credit note refunds; null for another refund. */
    returnId: uuidOf(returns),
    /** What a credit note gives back; null for an invoice. */
    creditPiastres: moneyColumn(),
    /** When it may get its number: an invoice after the delivery cannot be undone any more. */
    dueAt: momentColumn().notNull(),
    number: bigint({ mode: 'number' }),
    issuedAt: momentColumn(),
    /** The seller of that moment (`Seller` of the settings); null where a process of the version before issued it. */
    seller: jsonb(),
  },
  (table) => [
    check('book_documents_kind_check', isOneOf(table.kind, documentKinds)),
    check(
      'book_documents_credit_check',
      sql`(${table.kind} = 'credit_note') = (coalesce(${table.creditPiastres}, 0) > 0)`,
    ),
    check('book_documents_return_check', sql`${table.returnId} is null or ${table.kind} = 'credit_note'`),
    check('book_documents_issued_check', sql`(${table.number} is null) = (${table.issuedAt} is null)`),
    uniqueIndex('book_documents_number_key').on(table.kind, table.number),
    uniqueIndex('book_documents_invoice_key').on(table.orderId).where(sql`kind = 'invoice'`),
    uniqueIndex('book_documents_return_key').on(table.returnId),
    index('book_documents_order_idx').on(table.orderId),
    index('book_documents_due_idx').on(table.dueAt, table.id).where(sql`number is null`),
    index('book_documents_issued_idx').on(table.issuedAt, table.id),
  ],
)

/** The lines of an issued document, with the tax contained in each. */
export const bookLines = pgTable(
  'book_lines',
  {
    documentId: idOf(bookDocuments).notNull(),
    /** From 1. */
    place: integer().notNull(),
    /** Null for delivery and reductions. */
    sku: text(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    quantity: integer().notNull(),
    vatRateBp: integer().notNull(),
    netPiastres: moneyColumn().notNull(),
    vatPiastres: moneyColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.place] }),
    check('book_lines_quantity_check', sql`${table.quantity} > 0`),
    checkNotNegative('book_lines_net_check', table.netPiastres),
    checkNotNegative('book_lines_vat_check', table.vatPiastres),
  ],
)
