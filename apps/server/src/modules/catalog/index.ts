export { type FindProductIds, registerCatalog } from './catalog.routes.ts'
export { openCatalogAddresses } from './catalog-addresses.service.ts'
