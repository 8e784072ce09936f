import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter } from '../fields.ts'
import { staffListQuery } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { factKinds } from './fact-kinds.ts'
import { changedFactSchema, newFactSchema, staffFactSchema } from './facts.staff-schema.ts'

const fact = staffResource({
  path: '/api/admin/facts/',
  read: 'catalogue.read',
  write: 'catalogue.write',
  query: z.object({
    ...staffListQuery(['place', 'key', 'name'], 'asc'),
    kind: z.enum(factKinds).optional(),
    type: idParameter.optional(),
    category: idParameter.optional(),
  }),
  answer: staffFactSchema,
  created: newFactSchema,
  changed: changedFactSchema,
  missing: 'fact_not_found',
  refusals: ['key_taken', 'product_type_not_found', 'category_not_found'],
})

export const factsStaffEndpoints = defineStaffEndpoints({
  listFacts: {
    ...fact.list,
    summary: 'Definitions of facts, by group and place; with a type or a category those that its products may carry',
  },
  getFact: { ...fact.get, summary: 'One definition of a fact with both languages' },
  createFact: { ...fact.create, summary: 'A new fact that products can carry' },
  updateFact: {
    ...fact.update,
    summary: 'Makes the definition of a fact what is sent. What its values need is kept',
    errors: [...fact.update.errors, 'fact_in_use', 'choice_in_use', 'fact_on_offer', 'fact_values_outside'],
  },
  removeFact: {
    ...fact.remove,
    summary: 'Removes a fact that no product carries and no offer is over',
    errors: [...fact.remove.errors, 'fact_in_use', 'fact_on_offer'],
  },
})
