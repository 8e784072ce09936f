import { type Fact, fromBaseUnit, type Language, type ProductType } from '@shop/contract'
import { formatFlag, formatQuantity } from '@shop/i18n'
import type { DefinedFact, DefinedType, Definitions } from '../definitions/definitions.types.ts'
import { isDefined } from './defined-facts.rules.ts'
import type { ProductFacts, ProductFactValue } from './product-facts.query.ts'

/** The facts of a product in the order of their definitions. Facts without one are left out: staff have just removed them. */
export function presentFacts(stored: ProductFacts, { facts }: Definitions, language: Language): Fact[] {
  const shown: Fact[] = []
  for (const fact of facts.values()) {
    const value = stored[fact.id]
    if (value !== undefined && isDefined(fact, value)) shown.push(presentFact(fact, value, language))
  }
  return shown
}

export function presentProductType(type: DefinedType | undefined, language: Language): ProductType | null {
  if (!type) return null
  const { key, name, side, back, top, minutesADay } = type
  return { key, name: name[language], clearance_mm: { side, back, top }, minutes_a_day: minutesADay }
}

function presentFact(fact: DefinedFact, stored: ProductFactValue, language: Language): Fact {
  const { key, name, kind, group, unit, better, shownIn } = fact
  const value = presentValue(fact, stored, language)
  return { key, name: name[language], kind, group, unit, better, ...value, shown_in: shownIn }
}

/** The value for programs and its text for people. */
function presentValue(fact: DefinedFact, stored: ProductFactValue, language: Language): Pick<Fact, 'value' | 'text'> {
  if (typeof stored === 'number') {
    const value = fromBaseUnit(stored, fact.unit)
    return { value, text: formatQuantity(value, fact.unit, language) }
  }
  if (typeof stored === 'boolean') return { value: stored, text: formatFlag(stored, language) }
  if (typeof stored === 'string') return { value: stored, text: stored }
  const choice = fact.choices.find(({ id }) => id === stored[0])
  return { value: choice?.key ?? '', text: choice?.name[language] ?? '' }
}
