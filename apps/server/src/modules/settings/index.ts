export {
  type DeliveryTerms,
  getAccountTerms,
  getDeliveryTerms,
  getLowStockLevel,
  getSettings,
  isSecondFactorRequired,
} from './settings.repository.ts'
export { registerSettings } from './settings.routes.ts'
export { registerSettingsStaff } from './settings.staff-routes.ts'
