import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { periodQuery } from '../overview/reports.staff-schema.ts'

export const booksStaffEndpoints = defineStaffEndpoints({
  exportBooks: {
    method: 'GET',
    path: '/api/admin/books/export/',
    summary:
      'The lines of all invoices and credit notes of a period of Cairo days, with net, VAT and gross, as a CSV file (UTF-8 with BOM)',
    access: 'staff',
    permission: 'orders.cash',
    query: periodQuery,
    answer: z.string().meta({ description: 'CSV' }),
    errors: [],
    timeoutMs: 60_000,
  },
})
