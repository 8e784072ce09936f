export { listModelKeys, listSizes } from './catalog.repository.ts'
export { registerCatalog } from './catalog.routes.ts'
export { getListedProducts, getProducts, type ProductDeps } from './catalog.service.ts'
export { type CatalogStaffDeps, registerCatalogStaff } from './catalog.staff-routes.ts'
export { openCatalogAddresses } from './catalog-addresses.service.ts'
export { type CatalogMemory, openCatalogMemory } from './catalog-memory.store.ts'
export { type FollowedValue, followChanges } from './definitions/follow-changes.store.ts'
export { lockDefinitions } from './facts/definitions-lock.repository.ts'
export type { StoredFact } from './facts/fact-values.rules.ts'
export { presentFactValues } from './facts/fact-values.staff-presenter.ts'
export { type FactDefinitions, planFacts } from './facts/plan-facts.rules.ts'
export { staffFactsOfProduct } from './facts/product-facts.repository.ts'
export { readDefinitions } from './facts/product-facts.service.ts'
export { findChosenValues } from './lists/fact-choices.rules.ts'
export { flags, groups, noType } from './lists/index/list-index.types.ts'
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
} from './lists/index/selection.rules.ts'
export { countBelow } from './lists/index/sorted-places.rules.ts'
export type { ProductWords, WordField } from './lists/index/word-postings.store.ts'
export { countColors, countListed, typesOfProducts } from './lists/listed-names.rules.ts'
export type { ListStore } from './lists/lists.store.ts'
export type { ListedFact, Lists } from './lists/lists.types.ts'
export { findMaxSaving } from './lists/max-saving.service.ts'
export { narrowList } from './lists/narrow-list.rules.ts'
export type { PriceLimits } from './lists/product-filter.types.ts'
export type { FoundProducts, ProductSearch } from './lists/product-lists.service.ts'
export { selectValues } from './lists/select-products.rules.ts'
export type { ProductMemory } from './product-memory.store.ts'
export { fieldsJson } from './products/product-columns.repository.ts'
export { fieldColumns, toFieldColumns } from './products/product-columns.rules.ts'
export { refuseDoubleSku } from './products/products.staff-service.ts'
