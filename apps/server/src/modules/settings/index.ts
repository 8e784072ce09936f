export { fillDemoPlans } from './demo-plans.service.ts'
export {
  getAccountTerms,
  getLowStockLevel,
  getOrderRules,
  getSecondFactorRoles,
  getSeller,
  getSettings,
  isSecondFactorRequired,
  listInstallmentPlans,
  type OrderCeilings,
  type OrderRules,
  type Seller,
  type TrustRules,
} from './settings.repository.ts'
export { registerSettings, registerSettingsStaff } from './settings.routes.ts'
