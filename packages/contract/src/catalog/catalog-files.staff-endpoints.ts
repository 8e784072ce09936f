import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { flagParameter } from '../staff/staff-fields.ts'

/** Limits of an uploaded table. */
export const maxTableBytes = 10 * 1024 * 1024

/** Something wrong in a table, in the language of the request. */
const importFaultSchema = z.object({
  /** Of the file, from 1; null where it is the file as a whole. */
  line: z.number().int().nullable(),
  /** Whom it is about; empty for the file as a whole. */
  entry: z.string(),
  column: z.string(),
  reason: z.string(),
})

/** A category or product of the file that is new or changes. */
const importChangeSchema = z.object({
  line: z.number().int().nullable(),
  kind: z.enum(['category', 'product']),
  /** Key of the category, SKU of the product. */
  code: z.string(),
  name: z.string(),
  outcome: z.enum(['created', 'changed']),
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})
export type ImportChange = z.output<typeof importChangeSchema>

const importResultSchema = z.object({
  outcome: z.enum(['refused', 'previewed', 'imported']),
  faults: z.array(importFaultSchema),
  /** How many there are; the lists stop at 1000. */
  faults_count: z.number().int(),
  changes: z.array(importChangeSchema),
  created: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  stock_movements: z.number().int(),
  /** Names what a preview showed, to be sent with the import; null when refused. */
  plan: z.string().nullable(),
})
export type ImportResult = z.output<typeof importResultSchema>
export const maxImportList = 1000

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
