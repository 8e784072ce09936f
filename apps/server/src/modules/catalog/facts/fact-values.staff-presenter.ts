import { fromBaseUnit } from '@shop/contract'
import type { StaffFactValues } from '@shop/contract/staff'
import type { StoredFact } from './fact-values.rules.ts'

/** Facts as staff see and send them, by key: numbers in the unit of their fact, choices by their keys. */
export function presentFactValues(facts: readonly StoredFact[]): StaffFactValues {
  const sorted = facts.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return Object.fromEntries(sorted.map((fact) => [fact.key, presentValue(fact)]))
}

function presentValue({ unit, number, choice, flag, textEn, textAr }: StoredFact): StaffFactValues[string] {
  if (number !== null) return fromBaseUnit(number, unit)
  return flag ?? choice ?? { en: textEn ?? '', ar: textAr ?? '' }
}
