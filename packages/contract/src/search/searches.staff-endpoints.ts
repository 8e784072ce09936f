import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { pageOf } from '../paging.ts'
import { staffListQuery } from '../staff/staff-fields.ts'
import { searchLists, searchPeriods } from './search-limits.ts'
import { countedSearchSchema, previewBodySchema, searchPreviewSchema } from './searches.staff-schema.ts'

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
