import { facetFields } from '@shop/contract'
import type { FactDefinition } from './lists.types.ts'

/** The fields of products that lists are narrowed by, such as the energy class, as if they were facts of staff. Their ids are below 0. */
export const declaredFacts: readonly FactDefinition[] = facetFields.map(({ name, label, choices }, place) => ({
  id: -(place + 1),
  key: name,
  name: label,
  kind: 'choice',
  unit: null,
  choices: choices.map((choice, number) => ({ id: number + 1, key: choice.key, name: choice.label })),
}))
