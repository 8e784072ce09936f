import { type Fact, fromBaseUnit, type Language, type ProductType } from '@shop/contract'
import { formatFlag, formatQuantity } from '@shop/i18n'
import type { DefinedFact, DefinedType, Definitions } from '../definitions/definitions.types.ts'
import { isDefined } from './held-facts.rules.ts'
import type { HeldFacts, HeldValue } from './product-facts.query.ts'

/** The facts of a product in the order of their definitions. Facts without one are left out: staff have just removed them. */
export function presentFacts(held: HeldFacts, { facts }: Definitions, language: Language): Fact[] {
  const shown: Fact[] = []
  for (const fact of facts.values()) {
    const value = held[fact.id]
    if (value !== undefined && isDefined(fact, value)) shown.push(presentFact(fact, value, language))
  }
  return shown
}

export function presentProductType(type: DefinedType | undefined, language: Language): ProductType | null {
  if (!type) return null
  const { key, name, side, back, top, minutesADay } = type
  return { key, name: name[language], clearance_mm: { side, back, top }, minutes_a_day: minutesADay }
}

function presentFact(fact: DefinedFact, held: HeldValue, language: Language): Fact {
  const { key, name, kind, group, unit, better, shownIn } = fact
  const value = presentValue(fact, held, language)
  return { key, name: name[language], kind, group, unit, better, ...value, shown_in: shownIn }
}

/** The value for programs and its text for people. */
function presentValue(fact: DefinedFact, held: HeldValue, language: Language): Pick<Fact, 'value' | 'text'> {
  if (typeof held === 'number') {
    const value = fromBaseUnit(held, fact.unit)
    return { value, text: formatQuantity(value, fact.unit, language) }
  }
  if (typeof held === 'boolean') return { value: held, text: formatFlag(held, language) }
  if (typeof held === 'string') return { value: held, text: held }
  const choice = fact.choices.find(({ id }) => id === held[0])
  return { value: choice?.key ?? '', text: choice?.name[language] ?? '' }
}
