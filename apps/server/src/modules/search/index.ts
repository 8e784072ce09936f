/** Finds products by what shoppers type, in English, Arabic and Franco-Arabic. */
export { indexProducts } from './index-products.service.ts'
export { matchProducts, searchProductIds } from './search.service.ts'
export { fillSynonyms } from './synonyms.service.ts'
