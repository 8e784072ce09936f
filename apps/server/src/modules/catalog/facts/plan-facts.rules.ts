import type { Localized } from '@shop/contract'
import type { FactInputValues } from '@shop/contract/staff'
import { factFaults } from './fact-faults.messages.ts'
import { type FactDefinition, isInScope, readFactValue, type StoredFact } from './fact-values.rules.ts'

export type FactFault = { key: string; reason: Localized }

/** All definitions, by key. */
export type FactDefinitions = ReadonlyMap<string, FactDefinition>

/**
 * The facts of a product after a change: null removes one, missing ones are unchanged. All of them must belong
 * to its type or category.
 *
 * @param product after the change
 * @param stored its previous facts
 */
export function planFacts(
  definitions: FactDefinitions,
  product: { typeId: number | null; categoryId: number | null },
  stored: readonly StoredFact[],
  given: FactInputValues,
): { facts: StoredFact[]; faults: FactFault[] } {
  const facts = new Map(stored.map((fact) => [fact.key, fact]))
  const faults: FactFault[] = []
  for (const [key, value] of Object.entries(given)) {
    const definition = definitions.get(key)
    if (!definition) faults.push({ key, reason: factFaults.unknown(key) })
    else if (value === null) facts.delete(key)
    else {
      const read = readFactValue(definition, value)
      if ('fault' in read) faults.push({ key, reason: read.fault })
      else facts.set(key, { ...read.columns, key, factId: definition.id, kind: definition.kind, unit: definition.unit })
    }
  }
  const isOutside = (key: string) => {
    const definition = definitions.get(key)
    return !definition || !isInScope(definition, product)
  }
  faults.push(...[...facts.keys()].filter(isOutside).map((key) => ({ key, reason: factFaults.outOfScope })))
  return { facts: [...facts.values()], faults }
}

/** Replaces all facts: those that are not given are removed. */
export function replaceAll(stored: readonly StoredFact[], given: FactInputValues): FactInputValues {
  return { ...Object.fromEntries(stored.map(({ key }) => [key, null])), ...given }
}
