import { type Fact, factGroups, factPlaces, fromBaseUnit, type Language, type ProductType } from '@shop/contract'
import { formatFlag, formatQuantity } from '@shop/i18n'
import type { ProductFactRow, ProductTypeRow } from './product-facts.query.ts'

/** The facts of a product in the order of their groups, then as staff ordered them. */
export function presentFacts(rows: readonly ProductFactRow[], language: Language): Fact[] {
  const groupOrder = (row: ProductFactRow) => factGroups.indexOf(row.group)
  return rows.toSorted((a, b) => groupOrder(a) - groupOrder(b)).map((row) => presentFact(row, language))
}

export function presentProductType(row: ProductTypeRow | null): ProductType | null {
  if (row === null) return null
  const { key, name, sideMm: side, backMm: back, topMm: top, minutesADay } = row
  return { key, name, clearance_mm: { side, back, top }, minutes_a_day: minutesADay }
}

function presentFact(row: ProductFactRow, language: Language): Fact {
  const { key, name, kind, group, unit, better } = row
  return { key, name, kind, group, unit, better, ...presentValue(row, language), shown_in: placesOf(row) }
}

/** The value as programs read it and as people do. The database holds exactly what the kind needs. */
function presentValue(row: ProductFactRow, language: Language): Pick<Fact, 'value' | 'text'> {
  if (row.number !== null) {
    const value = fromBaseUnit(row.number, row.unit)
    return { value, text: formatQuantity(value, row.unit, language) }
  }
  if (row.flag !== null) return { value: row.flag, text: formatFlag(row.flag, language) }
  const text = row.text ?? ''
  return { value: row.choice ?? text, text }
}

type Places = Pick<ProductFactRow, 'isKey' | 'inCard' | 'inComparison' | 'inFacets'>

/** Where a fact shows, in the order of the places. */
export function placesOf({ isKey, inCard, inComparison, inFacets }: Places): Fact['shown_in'] {
  const places = { key: isKey, card: inCard, comparison: inComparison, facet: inFacets }
  return factPlaces.filter((place) => places[place])
}
