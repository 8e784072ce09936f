export {
  getAccountTerms,
  getGuestCeilings,
  getLowStockLevel,
  getSecondFactorRoles,
  getSeller,
  getSettings,
  isSecondFactorRequired,
  type OrderCeilings,
  type Seller,
} from './settings.repository.ts'
export { registerSettings, registerSettingsStaff } from './settings.routes.ts'
