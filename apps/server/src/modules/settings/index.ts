export { type DeliveryTerms, getDeliveryTerms } from './settings.repository.ts'
export { registerSettings } from './settings.routes.ts'
