import type { FactKind } from '@shop/contract'
import type { DefinedFact, Definitions } from '../definitions/definitions.types.ts'
import type { ProductFacts, ProductFactValue } from './product-facts.query.ts'

/** Whether the definitions include all that a product refers to. A product may use a newer definition. */
export function isExplained(
  { typeId, facts }: { typeId: number | null; facts: ProductFacts },
  definitions: Definitions,
): boolean {
  if (typeId !== null && !definitions.types.has(typeId)) return false
  return Object.entries(facts).every(([id, value]) => {
    const fact = definitions.facts.get(Number(id))
    return fact !== undefined && isDefined(fact, value)
  })
}

/** Whether a value is of the kind of its fact, and one of its choices. */
export function isDefined({ kind, choices }: DefinedFact, value: ProductFactValue): boolean {
  if (typeof value === 'object') return kind === 'choice' && choices.some(({ id }) => id === value[0])
  return kind === kindOf[typeof value as keyof typeof kindOf]
}

const kindOf = { number: 'number', boolean: 'flag', string: 'text' } as const satisfies Record<string, FactKind>
