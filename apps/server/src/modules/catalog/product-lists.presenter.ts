import { type Facets, toPounds } from '@shop/contract'
import type { FacetRows } from './facets.repository.ts'

export function presentFacets(rows: FacetRows): Facets {
  const { lowestPrice, highestPrice } = rows
  return {
    categories: rows.categories,
    brands: rows.brands,
    colors: rows.colors.map(({ hex, name, count }) => ({ hex_value: hex, name, count })),
    price:
      lowestPrice === null || highestPrice === null
        ? null
        : { min: toPounds(lowestPrice), max: toPounds(highestPrice) },
    in_stock: rows.inStock,
    offers: rows.offers,
  }
}
