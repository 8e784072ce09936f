export { type FindProductIds, registerCatalog } from './catalog.routes.ts'
