export { registerAds, registerBannersStaff } from './ads.routes.ts'
