import { type ChosenValue, type Facets, type Language, toPounds, writeChosenValue } from '@shop/contract'
import { formatFlag, formatQuantity, formatRange } from '@shop/i18n'
import type { FacetCounts, ListedFact } from '../../listing/index.ts'

export function presentFacets(counts: FacetCounts, language: Language): Facets {
  const { prices } = counts
  return {
    categories: counts.categories.map(({ id, name, count }) => ({ id, name: name[language], count })),
    brands: counts.brands,
    colors: counts.colors.map(({ hex, name, count }) => ({ hex_value: hex, name: name[language], count })),
    price: prices && { min: toPounds(prices.lowest), max: toPounds(prices.max) },
    in_stock: counts.inStock,
    offers: counts.offers,
    in_niche: counts.inNiche,
    types: counts.types.map(({ type, count }) => ({ key: type.key, name: type.name[language], count })),
    facts: counts.facts.map((each) => presentFactCount(each, language)),
  }
}

function presentFactCount({ fact, values }: FacetCounts['facts'][number], language: Language): Facets['facts'][number] {
  const { key, name, kind, unit } = fact
  const shown = values.map(({ chosen, count }) => ({
    value: writeChosenValue(chosen),
    text: textOf(fact, chosen, language),
    count,
  }))
  return { key, name: name[language], kind, unit, values: shown }
}

function textOf(fact: ListedFact, value: ChosenValue, language: Language): string {
  if (typeof value === 'string')
    return fact.kind === 'flag'
      ? formatFlag(value === 'yes', language)
      : (fact.choices.find(({ key }) => key === value)?.name[language] ?? value)
  return value.min !== null && value.min === value.max
    ? formatQuantity(value.min, fact.unit, language)
    : formatRange(value, fact.unit, language)
}
