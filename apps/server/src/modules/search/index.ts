/** Finds products by what shoppers type, in English, Arabic and Franco-Arabic. */

export { forgetEmptySearches, listEmptySearches } from './empty-searches.repository.ts'
export { createEmptySearches, type EmptySearches } from './empty-searches.ts'
export { indexProducts } from './index-products.service.ts'
export { openProductSearch } from './open-product-search.ts'
export { searchProductIds } from './search.service.ts'
export { fillSynonyms } from './synonyms.service.ts'
