import { z } from 'zod'
import { productSchema } from '../catalog/catalog.schema.ts'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idField, textField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { staffListQuery } from '../staff/staff-fields.ts'
import { maxSearch } from '../text-limits.ts'
import { pinInput, redirectInput } from './query-rules.staff-schema.ts'
import { searchAnswerSchema } from './search-answer.schema.ts'
import { searchLists, searchPeriods } from './search-limits.ts'
import { checkHasTerm, synonymInput } from './synonyms.staff-schema.ts'

const countedSearchSchema = z.object({
  /** The folded text, which identifies the row. */
  id: z.string(),
  /** As it was last typed. */
  typed: z.string(),
  count: z.number().int(),
  empty: z.number().int(),
  relaxed: z.number().int(),
  not_sold: z.number().int(),
  clicks: z.number().int(),
  last_day: z.iso.date(),
})
export type CountedSearch = z.output<typeof countedSearchSchema>

/** A change that is not saved; `id` is that of the rule that it changes, null for a new one. */
const searchChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('synonym'), id: idField.nullable(), ...synonymInput }).superRefine(checkHasTerm),
  z.object({ kind: z.literal('pin'), id: idField.nullable(), ...pinInput }),
  z.object({ kind: z.literal('redirect'), id: idField.nullable(), ...redirectInput }),
])
export type SearchChange = z.output<typeof searchChangeSchema>

const previewBodySchema = z.object({ query: textField(maxSearch), change: searchChangeSchema })

const previewSideSchema = searchAnswerSchema.extend({
  count: z.number().int(),
  /** The first of them. */
  results: z.array(productSchema),
})
export type PreviewSide = z.output<typeof previewSideSchema>
const searchPreviewSchema = z.object({ before: previewSideSchema, after: previewSideSchema })

export const searchesStaffEndpoints = defineStaffEndpoints({
  listSearches: {
    method: 'GET',
    path: '/api/admin/search/searches/',
    summary: 'What shoppers searched for in the last days, by how the shop answered; never who',
    permission: 'catalogue.read',
    query: z.object({
      ...staffListQuery(['count', 'last_day']),
      list: z.enum(searchLists).default('frequent'),
      days: z.enum(searchPeriods).default('30').transform(Number),
    }),
    answer: pageOf(countedSearchSchema),
  },
  previewSearch: {
    method: 'POST',
    path: '/api/admin/search/preview/',
    summary: 'What a query finds now, and with a change that is not saved',
    permission: 'catalogue.write',
    body: previewBodySchema,
    answer: searchPreviewSchema,
    errors: ['search_rule_not_found', 'search_term_empty', 'product_not_found'],
    timeoutMs: 20_000,
    isCostly: true,
  },
})
