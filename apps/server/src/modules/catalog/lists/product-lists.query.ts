import { type catalogEndpoints, type EndpointInput, parsePounds, writeFactChoice } from '@shop/contract'
import type { ProductFilter } from '../../listing/index.ts'

/** The parameters of a request for a list of products, besides its words. */
export type ListQuery = Omit<EndpointInput<typeof catalogEndpoints.listProducts>['query'], 'search'>

/** The filter of a request. */
export function readFilter(query: ListQuery): ProductFilter {
  return {
    categoryIds: query.category,
    brands: query.brand,
    hexes: query.color?.map((hex) => `#${hex}`),
    lowestPrice: readPounds(query.min_price),
    maxPrice: readPounds(query.max_price),
    isInStock: query.in_stock,
    isOffer: query.offers,
    types: query.type,
    facts: query.fact,
    fits: query.fits,
  }
}

/** The parameters of a request as query parameters, without the page. */
export function writeListQuery({
  category,
  brand,
  color,
  facets,
  type,
  fits,
  ...query
}: ListQuery & { search?: string | undefined }) {
  const { ordering, min_price, max_price, monthly_budget, in_stock, offers, search, fact } = query
  return {
    search,
    ordering,
    category: category?.join(','),
    brand: brand?.join('|'),
    color: color?.join(','),
    min_price,
    max_price,
    monthly_budget,
    in_stock,
    offers,
    type: type?.join(','),
    fact: fact?.map(writeFactChoice),
    fits: fits && [fits.width, fits.height, fits.depth].join('x'),
    facets,
  }
}

function readPounds(pounds: number | undefined) {
  return pounds === undefined ? undefined : (parsePounds(pounds) ?? undefined)
}
