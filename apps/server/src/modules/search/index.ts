/** Finds products by what shoppers type, in English, Arabic and Franco-Arabic. */

export { forgetSearches, listEmptySearches } from './counting/searches.repository.ts'
export { createSearchCounts, type SearchCounts } from './counting/searches.service.ts'
export { registerSearchStaff } from './desk/search.staff-routes.ts'
export { wordsOfProduct } from './index/index-products.repository.ts'
export { indexProducts } from './index/index-products.service.ts'
export { openProductSearch } from './product-search.factory.ts'
export { openSearchDefinitions, type SearchDefinitions } from './search-definitions.store.ts'
export { openPopularSearches } from './suggestions/popular-searches.service.ts'
export { registerSearch } from './suggestions/suggestions.routes.ts'
export { fillSynonyms } from './synonyms/synonyms.service.ts'
