import { z } from 'zod'
import { catalogLimits } from '../catalog/catalog-limits.ts'
import { fieldNames } from '../catalog/map-product-fields.ts'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idField, idParameter, instantField, textField } from '../fields.ts'
import { localizedField } from '../staff/localized-fields.ts'
import { localizedSchema, staffListQuery, versionField } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { languages } from '../values/language.ts'
import { factGroups } from './fact-groups.ts'
import { factKinds, factPlaces } from './fact-kinds.ts'
import { factLimits as max } from './fact-limits.ts'
import { unitKeys } from './units.ts'

function keyField(pattern: RegExp, reason: string) {
  return textField(40).pipe(z.string().refine((key) => pattern.test(key), { params: { reason } }))
}

const boundField = z.number().min(-max.number).max(max.number).nullable()
const idsField = z
  .array(idField)
  .max(max.scopes)
  .transform((ids) => [...new Set(ids)])

const factInput = {
  /** The name of the fact for programs and import files, such as `capacity_l`. */
  key: keyField(/^[a-z][a-z0-9_]{1,39}$/, 'fact_key'),
  name: localizedField(max.name),
  kind: z.enum(factKinds),
  /** Of a number: the unit in which it is typed and shown; null for a plain count. */
  unit: z.enum(unitKeys).nullable().default(null),
  group: z.enum(factGroups),
  /** Of a number: which ones are better. */
  better: z.enum(['more', 'less']).nullable().default(null),
  /** Of a number: the bounds of a believable one, in its unit. */
  min: boundField.default(null),
  max: boundField.default(null),
  shown_in: z.array(z.enum(factPlaces)).transform((places) => factPlaces.filter((place) => places.includes(place))),
  /** Of a choice: what it may be, in their order. */
  choices: z
    .array(
      z.object({ key: keyField(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'choice_key'), name: localizedField(max.name) }),
    )
    .max(max.choices)
    .default([]),
  /** Ids of the types and categories whose products may carry the fact; at least one of both. */
  types: idsField,
  categories: idsField,
  /** Its place inside its group; null puts a new fact last and leaves another where it is. */
  place: z.number().int().min(0).max(catalogLimits.order).nullable().default(null),
}

export const newFactSchema = z.object(factInput).superRefine(checkFact)
const changedFactSchema = z.object({ ...factInput, version: versionField }).superRefine(checkFact)
export type FactInput = z.output<typeof newFactSchema>

/** What must be right between fields. */
function checkFact(fact: FactInput, context: z.core.$RefinementCtx): void {
  const refuse = (path: PropertyKey[], reason: string) => context.addIssue({ code: 'custom', path, params: { reason } })
  // Tables have a row for each fact and field, under its name.
  if (fieldNames.some((name) => name === fact.key)) refuse(['key'], 'field_key')
  // Every object of JavaScript has it: exports and clients that look facts up by key would find it without a value.
  if (fact.key === 'constructor') refuse(['key'], 'field_key')
  if (fact.kind !== 'number') {
    for (const field of ['unit', 'better', 'min', 'max'] as const)
      if (fact[field] !== null) refuse([field], 'only_of_numbers')
  }
  if (fact.min !== null && fact.max !== null && fact.max < fact.min) refuse(['max'], 'below_min')
  if (fact.kind === 'choice' && fact.choices.length < 2) refuse(['choices'], 'two_choices')
  if (fact.kind !== 'choice' && fact.choices.length > 0) refuse(['choices'], 'only_of_choices')
  fact.choices.forEach(({ key, name }, index) => {
    const isTaken = (isEqual: (choice: FactInput['choices'][number]) => boolean) =>
      fact.choices.findIndex(isEqual) !== index
    // Files are read whatever their capitals.
    if (isTaken((choice) => choice.key.toLowerCase() === key.toLowerCase())) refuse(['choices', index, 'key'], 'double')
    // A filter would offer two values that read alike.
    for (const language of languages)
      if (isTaken((choice) => choice.name[language] === name[language]))
        refuse(['choices', index, 'name', language], 'double')
  })
  if (fact.types.length + fact.categories.length === 0) refuse(['types'], 'scope_needed')
}

/** A definition of a fact, as staff see it. */
const staffFactSchema = z.object({
  id: z.number().int(),
  version: versionField,
  key: z.string(),
  name: localizedSchema,
  kind: z.enum(factKinds),
  unit: z.enum(unitKeys).nullable(),
  group: z.enum(factGroups),
  better: z.enum(['more', 'less']).nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  shown_in: z.array(z.enum(factPlaces)),
  choices: z.array(z.object({ key: z.string(), name: localizedSchema, products_count: z.number().int() })),
  types: z.array(z.number().int()),
  categories: z.array(z.number().int()),
  place: z.number().int(),
  /** How many products have a value. While there is one, key, kind and dimension of the unit stay. */
  products_count: z.number().int(),
  updated_at: instantField,
})
export type StaffFact = z.output<typeof staffFactSchema>

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
