import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { askedDivisions, periodQuery, reportSchema } from './reports.staff-schema.ts'

const reportCall = {
  method: 'GET',
  permission: 'overview.read',
  params: z.object({ division: z.enum(askedDivisions) }),
  query: periodQuery,
} as const

export const reportsStaffEndpoints = defineStaffEndpoints({
  getReport: {
    ...reportCall,
    path: '/api/admin/reports/{division}/',
    summary:
      'Figures of the orders placed in a period of Cairo days, divided, beside the period of the same length before',
    answer: reportSchema,
    timeoutMs: 30_000,
  },
  exportReport: {
    ...reportCall,
    path: '/api/admin/reports/{division}/export/',
    summary: 'The same as a CSV file (UTF-8 with BOM) with every row, in the language of the request',
    answer: z.string().meta({ description: 'CSV' }),
    timeoutMs: 60_000,
  },
})
