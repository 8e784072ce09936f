import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { flagParameter, staffListQuery } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { changedSynonymSchema, newSynonymSchema, staffSynonymSchema } from './synonyms.staff-schema.ts'

const synonym = staffResource({
  path: '/api/admin/search/synonyms/',
  read: 'catalogue.read',
  write: 'catalogue.write',
  query: z.object({ ...staffListQuery(['name', 'updated_at'], 'asc'), is_appliance: flagParameter.optional() }),
  answer: staffSynonymSchema,
  created: newSynonymSchema,
  changed: changedSynonymSchema,
  missing: 'search_rule_not_found',
  refusals: ['search_term_taken', 'search_term_empty', 'product_type_not_found'],
})

export const synonymsStaffEndpoints = defineStaffEndpoints({
  listSynonyms: { ...synonym.list, summary: 'Groups of words that mean one thing to a shopper' },
  getSynonym: { ...synonym.get, summary: 'One group of words' },
  createSynonym: { ...synonym.create, summary: 'A new group of words; the next search uses it, in every process' },
  updateSynonym: { ...synonym.update, summary: 'Makes a group of words what is sent' },
  removeSynonym: { ...synonym.remove, summary: 'Removes a group of words' },
})
