import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { periodQuery } from '../overview/reports.staff-schema.ts'
import { documentFile, documentNumberField } from './orders.schema.ts'

/** The electronic receipts that the tax authority rejected, or has not accepted within its 24 hours. */
const receiptProblemsSchema = z.object({
  count: z.number().int(),
  /** The oldest 100. */
  results: z.array(
    z.object({
      order_id: z.uuid(),
      /** The number of the invoice or credit note. */
      document: z.string(),
      is_rejected: z.boolean(),
      /** In the words of the authority, or why it could not be asked; null when nothing went wrong yet. */
      reason: z.string().nullable(),
    }),
  ),
})
export type ReceiptProblems = z.output<typeof receiptProblemsSchema>

const signedPounds = z
  .number()
  .meta({ description: 'EGP with at most two decimals, below 0 where credit notes are above invoices' })
const bookSumSchema = z.object({
  documents: z.number().int(),
  net: signedPounds,
  vat: signedPounds,
  gross: signedPounds,
})

/** What the lines of the same file add up to. Amounts of credit notes are negative, as they are there. */
const bookSumsSchema = z.object({ invoices: bookSumSchema, credit_notes: bookSumSchema, total: bookSumSchema })
export type BookSums = z.output<typeof bookSumsSchema>

export const booksStaffEndpoints = defineStaffEndpoints({
  exportBooks: {
    method: 'GET',
    path: '/api/admin/books/export/',
    summary:
      'The lines of all invoices and credit notes of a period of Cairo days, with net, VAT and gross, as a CSV file (UTF-8 with BOM)',
    permission: 'orders.export',
    query: periodQuery,
    answer: z.string().meta({ description: 'CSV' }),
    timeoutMs: 60_000,
  },
  getBookSums: {
    method: 'GET',
    path: '/api/admin/books/sums/',
    summary: 'What the invoices and credit notes of a period of Cairo days add up to',
    permission: 'orders.export',
    query: periodQuery,
    answer: bookSumsSchema,
    timeoutMs: 30_000,
  },
  getBookDocument: {
    method: 'GET',
    path: '/api/admin/books/documents/{number}/',
    summary: 'An invoice or a credit note as PDF',
    permission: 'orders.read',
    params: z.object({ number: documentNumberField }),
    answer: documentFile,
    errors: ['order_not_found'],
  },
  listReceiptProblems: {
    method: 'GET',
    path: '/api/admin/books/receipts/',
    summary: 'Electronic receipts that the tax authority rejected, or has not accepted within its 24 hours',
    permission: 'orders.cash',
    answer: receiptProblemsSchema,
  },
  renewReceipts: {
    method: 'POST',
    path: '/api/admin/books/receipts/renewals/',
    summary:
      'Writes rejected receipts anew, 100 at a time, and sends them again: after what was wrong has been put right',
    permission: 'orders.cash',
    answer: receiptProblemsSchema,
  },
})
