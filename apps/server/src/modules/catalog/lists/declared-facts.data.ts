import { facetFields } from '@shop/contract'
import type { ListedFact } from './lists.types.ts'

/** The product fields that lists are narrowed by, such as the energy class, in the shape of facts. Their ids are negative. */
export const declaredFacts: readonly ListedFact[] = facetFields.map(({ name, label, choices }, place) => ({
  id: -(place + 1),
  key: name,
  name: label,
  kind: 'choice',
  unit: null,
  choices: choices.map((choice, number) => ({ id: number + 1, key: choice.key, name: choice.label })),
}))
