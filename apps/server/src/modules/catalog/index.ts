export { registerCatalog } from './catalog.routes.ts'
export { type CatalogStaffParts, registerCatalogStaff } from './catalog.staff-routes.ts'
export { openCatalogAddresses } from './catalog-addresses.service.ts'
export type { ProductSearch } from './product-lists.service.ts'
