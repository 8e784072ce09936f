export { registerAds } from './ads.routes.ts'
export { registerBannersStaff } from './banners.staff-routes.ts'
