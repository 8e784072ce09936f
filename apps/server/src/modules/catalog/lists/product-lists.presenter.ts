import { type Facets, toPounds } from '@shop/contract'
import type { FacetRows } from './facets.repository.ts'

export function presentFacets(rows: FacetRows): Facets {
  const { lowestPrice, maxPrice } = rows
  return {
    categories: rows.categories,
    brands: rows.brands,
    colors: rows.colors.map(({ hex, name, count }) => ({ hex_value: hex, name, count })),
    price: lowestPrice === null || maxPrice === null ? null : { min: toPounds(lowestPrice), max: toPounds(maxPrice) },
    in_stock: rows.inStock,
    offers: rows.offers,
  }
}
