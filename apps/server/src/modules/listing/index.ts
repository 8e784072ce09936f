/**
 * The lists of products in the memory of this process: an index of what is listed, narrowed, ordered, counted by facets. The ground under
 * catalogue and search. It knows no database: the catalogue says where the products come from.
 */

export { countFacets, type FacetCounts } from './facets.rules.ts'
export { findChosenValues } from './fact-choices.rules.ts'
export { flags, groupOfFact, groups, type ListedProduct, noType } from './index/list-index.types.ts'
export {
  addPosition,
  addSelection,
  copySelection,
  countSelected,
  countSelection,
  emptySelection,
  forEachPosition,
  hasPosition,
  intersect,
  narrowSelection,
  removeSelection,
  type Selection,
} from './index/selection.rules.ts'
export { countBelow } from './index/sorted-rows.store.ts'
export type { ProductWords, WordField } from './index/word-postings.store.ts'
export { pageOfList, type Walk, walksOf } from './list-page.rules.ts'
export { type ListEvents, type ListStore, openListStore } from './lists.store.ts'
export type { ListedFact, ListedType, Lists, PriceLimits, ProductFilter } from './lists.types.ts'
export { type NarrowedList, narrowList, selectValues } from './narrow-list.rules.ts'
export type { FindProducts, FoundProducts, ProductSearch } from './product-search.types.ts'
export type { ListSource } from './read-lists.service.ts'
