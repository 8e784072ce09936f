import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, idOf, isOneOf, momentColumn } from '../../../../database/columns.ts'
import { bookDocuments } from '../books.table.ts'
import { receiptStates } from './tax-receipts.data.ts'

/** What the tax authority gets of a document of the books: its outbox. The receipts of a till are a chain in the order of their ids. */
export const taxReceipts = pgTable(
  'tax_receipts',
  {
    id: idColumn(),
    documentId: idOf(bookDocuments).notNull(),
    posSerial: text().notNull(),
    /** The hash of the receipt, in hexadecimal. */
    uuid: text().notNull(),
    /** Of the receipt before it from the same till; empty for the first. */
    previousUuid: text().notNull(),
    /** The receipt as JSON. It is text, because a hash of it is its name: nothing may arrange it anew. */
    body: text().notNull(),
    /** Its page at the authority, which the QR code leads to. */
    url: text().notNull(),
    status: text().notNull().default('due'),
    /** By which the authority tells what became of it. */
    submission: text(),
    tries: integer().notNull().default(0),
    /** When it is next sent or asked about. */
    nextTryAt: momentColumn().notNull(),
    submittedAt: momentColumn(),
    /** Why the last try failed, or why the authority rejected it. */
    error: text(),
  },
  (table) => [
    check('tax_receipts_status_check', isOneOf(table.status, receiptStates)),
    check('tax_receipts_uuid_check', sql`${table.uuid} ~ '^[0-9a-f]{64}$'`),
    check('tax_receipts_submission_check', sql`${table.status} <> 'sent' or ${table.submission} is not null`),
    uniqueIndex('tax_receipts_document_key').on(table.documentId),
    uniqueIndex('tax_receipts_uuid_key').on(table.uuid),
    // The chain of a till has one beginning and no forks.
    uniqueIndex('tax_receipts_chain_key').on(table.posSerial, table.previousUuid),
    index('tax_receipts_open_idx').on(table.nextTryAt, table.id).where(sql`status <> 'accepted'`),
  ],
)
