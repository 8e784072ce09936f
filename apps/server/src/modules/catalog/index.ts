export { listModelKeys, listSizes } from './catalog.repository.ts'
export { registerCatalog } from './catalog.routes.ts'
export { getListedProducts, getProducts, type ProductDeps } from './catalog.service.ts'
export { registerCatalogStaff } from './catalog.staff-routes.ts'
export { openCatalogAddresses } from './catalog-addresses.service.ts'
export { type CatalogMemory, openCatalogMemory } from './catalog-memory.store.ts'
export { lockDefinitions } from './facts/definitions-lock.repository.ts'
export type { StoredFact } from './facts/fact-values.rules.ts'
export { presentFactValues } from './facts/fact-values.staff-presenter.ts'
export { type FactDefinitions, planFacts } from './facts/plan-facts.rules.ts'
export { staffFactsOfProduct } from './facts/product-facts.repository.ts'
export { readDefinitions } from './facts/product-facts.service.ts'
export {
  type FindProducts,
  type FoundProducts,
  findMaxSaving,
  type ProductSearch,
} from './lists/product-lists.service.ts'
export type { ProductMemory } from './product-memory.store.ts'
export { fieldsJson } from './products/product-columns.repository.ts'
export { fieldColumns, toFieldColumns } from './products/product-columns.rules.ts'
export { refuseDoubleSku } from './products/products.staff-service.ts'
