import type { DefinedFact, Definitions } from '../definitions/definitions.types.ts'
import type { ListDefinitions, ListedFact } from './lists.types.ts'

/** The facts that lists are narrowed by, in the order in which a product shows them. */
export function factsOfLists({ facts }: Pick<Definitions, 'facts'>): ListDefinitions['facts'] {
  return new Map([...facts.values()].filter(isOfLists).map((fact) => [fact.key, fact]))
}

/** The facts whose values the index has. */
export function hasSameFacts(one: ListDefinitions['facts'], other: ListDefinitions['facts']): boolean {
  const idsOf = (facts: ListDefinitions['facts']) => new Set([...facts.values()].map(({ id }) => id))
  return idsOf(one).symmetricDifference(idsOf(other)).size === 0
}

function isOfLists(fact: DefinedFact): fact is DefinedFact & ListedFact {
  return fact.kind !== 'text' && fact.shownIn.includes('facet')
}
