import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { staffListQuery } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import {
  changedPinSchema,
  changedRedirectSchema,
  newPinSchema,
  newRedirectSchema,
  staffPinSchema,
  staffRedirectSchema,
} from './query-rules.staff-schema.ts'

const pin = staffResource({
  path: '/api/admin/search/pins/',
  read: 'catalogue.read',
  write: 'catalogue.write',
  query: z.object({ ...staffListQuery(['query', 'updated_at'], 'asc') }),
  answer: staffPinSchema,
  created: newPinSchema,
  changed: changedPinSchema,
  missing: 'search_rule_not_found',
  refusals: ['search_term_taken', 'search_term_empty', 'product_not_found'],
})

export const pinsStaffEndpoints = defineStaffEndpoints({
  listPins: { ...pin.list, summary: 'Products that come first for some queries' },
  getPin: { ...pin.get, summary: 'One pinned product' },
  createPin: { ...pin.create, summary: 'Pins a product to a place among the results of some queries' },
  updatePin: { ...pin.update, summary: 'Makes a pin what is sent' },
  removePin: { ...pin.remove, summary: 'Removes a pin' },
})

const redirect = staffResource({
  path: '/api/admin/search/redirects/',
  read: 'catalogue.read',
  write: 'catalogue.write',
  query: z.object({ ...staffListQuery(['query', 'updated_at'], 'asc') }),
  answer: staffRedirectSchema,
  created: newRedirectSchema,
  changed: changedRedirectSchema,
  missing: 'search_rule_not_found',
  refusals: ['search_term_taken', 'search_term_empty'],
})

export const redirectsStaffEndpoints = defineStaffEndpoints({
  listRedirects: { ...redirect.list, summary: 'Pages that some queries lead to' },
  getRedirect: { ...redirect.get, summary: 'One redirect' },
  createRedirect: { ...redirect.create, summary: 'Leads some queries to a page of the shop' },
  updateRedirect: { ...redirect.update, summary: 'Makes a redirect what is sent' },
  removeRedirect: { ...redirect.remove, summary: 'Removes a redirect' },
})
