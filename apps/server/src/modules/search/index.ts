/** Finds products by what shoppers type, in English, Arabic and Franco-Arabic. */

export { wordsOfProduct } from './index/index-products.repository.ts'
export { indexProducts } from './index/index-products.service.ts'
export { openProductSearch } from './product-search.factory.ts'
export { openPopularSearches } from './suggestions/popular-searches.service.ts'
export { registerSearch } from './suggestions/suggestions.routes.ts'
