export {
  type DeliveryTerms,
  getAccountTerms,
  getDeliveryTerms,
  getLowStockLevel,
  getSeller,
  getSettings,
  isSecondFactorRequired,
  type Seller,
} from './settings.repository.ts'
export { registerSettings } from './settings.routes.ts'
export { registerSettingsStaff } from './settings.staff-routes.ts'
