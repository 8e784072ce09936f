export { type DeliveryTerms, getAccountTerms, getDeliveryTerms } from './settings.repository.ts'
export { registerSettings } from './settings.routes.ts'
