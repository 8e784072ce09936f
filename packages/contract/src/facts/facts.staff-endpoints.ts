import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { staffListQuery, versionField } from '../staff/staff-fields.ts'
import { factKinds } from './fact-kinds.ts'
import { changedFactSchema, newFactSchema, staffFactSchema } from './facts.staff-schema.ts'

const params = z.object({ id: idParameter })

export const factsStaffEndpoints = defineStaffEndpoints({
  listFacts: {
    method: 'GET',
    path: '/api/admin/facts/',
    summary: 'Definitions of facts, by group and place; with a type or a category those that its products may carry',
    access: 'staff',
    permission: 'catalogue.read',
    query: z.object({
      ...staffListQuery(['place', 'key', 'name'], 'asc'),
      kind: z.enum(factKinds).optional(),
      type: idParameter.optional(),
      category: idParameter.optional(),
    }),
    answer: pageOf(staffFactSchema),
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
  getFact: {
    method: 'GET',
    path: '/api/admin/facts/{id}/',
    summary: 'One definition of a fact with both languages',
    access: 'staff',
    permission: 'catalogue.read',
    params,
    answer: staffFactSchema,
    errors: ['fact_not_found'],
    timeoutMs: 15_000,
  },
  createFact: {
    method: 'POST',
    path: '/api/admin/facts/',
    summary: 'A new fact that products can carry',
    access: 'staff',
    permission: 'catalogue.write',
    body: newFactSchema,
    answer: staffFactSchema,
    status: 201,
    errors: ['key_taken', 'product_type_not_found', 'category_not_found'],
    timeoutMs: 15_000,
  },
  updateFact: {
    method: 'PUT',
    path: '/api/admin/facts/{id}/',
    summary: 'Makes the definition of a fact what is sent. What its values need is kept',
    access: 'staff',
    permission: 'catalogue.write',
    params,
    body: changedFactSchema,
    answer: staffFactSchema,
    errors: [
      'fact_not_found',
      'version_conflict',
      'key_taken',
      'product_type_not_found',
      'category_not_found',
      'fact_in_use',
      'choice_in_use',
      'fact_values_outside',
    ],
    timeoutMs: 15_000,
  },
  removeFact: {
    method: 'DELETE',
    path: '/api/admin/facts/{id}/',
    summary: 'Removes a fact that no product carries',
    access: 'staff',
    permission: 'catalogue.write',
    params,
    body: z.object({ version: versionField }),
    answer: staffFactSchema,
    errors: ['fact_not_found', 'version_conflict', 'fact_in_use'],
    timeoutMs: 15_000,
  },
})
