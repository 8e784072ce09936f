/** The modules of the API whose answers have products, their parts, or pictures: they pass `normalize-catalog.ts`. */
export const tellsOfProducts: ReadonlySet<string> = new Set([
  'ads',
  'cart',
  'catalog',
  'orderLinks',
  'orders',
  'returns',
  'search',
  'videos',
])
