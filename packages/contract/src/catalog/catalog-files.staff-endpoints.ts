import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { flagParameter } from '../staff/staff-fields.ts'
import { importResultSchema } from './catalog-files.staff-schema.ts'

export const catalogFilesStaffEndpoints = defineStaffEndpoints({
  importCatalog: {
    method: 'POST',
    path: '/api/admin/catalogue-imports/',
    summary: 'Brings the catalogue to what a table says (the body: text/csv in UTF-8), or shows what would change',
    permission: 'catalogue.write',
    query: z.object({
      is_preview: flagParameter.optional(),
      /** Of the preview: when the import would do something else by now, nothing is imported. */
      plan: z.string().max(100).optional(),
    }),
    answer: importResultSchema,
    errors: ['payload_too_large', 'unsupported_media_type', 'plan_changed'],
    timeoutMs: 120_000,
  },
  exportCatalog: {
    method: 'GET',
    path: '/api/admin/catalogue-export/',
    summary: 'The catalogue as a table (text/csv in UTF-8) that the import takes back',
    permission: 'catalogue.read',
    query: z.object({
      /** With the stock of now; an import of it would count the stock anew. */
      with_stock: flagParameter.optional(),
    }),
    answer: z.string(),
    timeoutMs: 60_000,
  },
})
