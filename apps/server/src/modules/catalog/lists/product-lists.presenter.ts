import { type Facets, type Language, toPounds } from '@shop/contract'
import type { FacetCounts } from './facets.rules.ts'

export function presentFacets(counts: FacetCounts, language: Language): Facets {
  const { prices } = counts
  return {
    categories: counts.categories.map(({ id, name, count }) => ({ id, name: name[language], count })),
    brands: counts.brands,
    colors: counts.colors.map(({ hex, name, count }) => ({ hex_value: hex, name: name[language], count })),
    price: prices && { min: toPounds(prices.lowest), max: toPounds(prices.max) },
    in_stock: counts.inStock,
    offers: counts.offers,
  }
}
