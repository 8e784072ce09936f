import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { flagParameter, staffListQuery, versionField } from '../staff/staff-fields.ts'
import { changedSynonymSchema, newSynonymSchema, staffSynonymSchema } from './synonyms.staff-schema.ts'

const params = z.object({ id: idParameter })

export const synonymsStaffEndpoints = defineStaffEndpoints({
  listSynonyms: {
    method: 'GET',
    path: '/api/admin/search/synonyms/',
    summary: 'Groups of words that mean one thing to a shopper',
    access: 'staff',
    permission: 'catalogue.read',
    query: z.object({ ...staffListQuery(['name', 'updated_at'], 'asc'), is_appliance: flagParameter.optional() }),
    answer: pageOf(staffSynonymSchema),
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
  getSynonym: {
    method: 'GET',
    path: '/api/admin/search/synonyms/{id}/',
    summary: 'One group of words',
    access: 'staff',
    permission: 'catalogue.read',
    params,
    answer: staffSynonymSchema,
    errors: ['search_rule_not_found'],
    timeoutMs: 15_000,
  },
  createSynonym: {
    method: 'POST',
    path: '/api/admin/search/synonyms/',
    summary: 'A new group of words; the next search uses it, in every process',
    access: 'staff',
    permission: 'catalogue.write',
    body: newSynonymSchema,
    answer: staffSynonymSchema,
    status: 201,
    errors: ['search_term_taken', 'search_term_empty', 'product_type_not_found'],
    timeoutMs: 15_000,
  },
  updateSynonym: {
    method: 'PUT',
    path: '/api/admin/search/synonyms/{id}/',
    summary: 'Makes a group of words what is sent',
    access: 'staff',
    permission: 'catalogue.write',
    params,
    body: changedSynonymSchema,
    answer: staffSynonymSchema,
    errors: [
      'search_rule_not_found',
      'version_conflict',
      'search_term_taken',
      'search_term_empty',
      'product_type_not_found',
    ],
    timeoutMs: 15_000,
  },
  removeSynonym: {
    method: 'DELETE',
    path: '/api/admin/search/synonyms/{id}/',
    summary: 'Removes a group of words',
    access: 'staff',
    permission: 'catalogue.write',
    params,
    body: z.object({ version: versionField }),
    answer: staffSynonymSchema,
    errors: ['search_rule_not_found', 'version_conflict'],
    timeoutMs: 15_000,
  },
})
