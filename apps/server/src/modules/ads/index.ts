export { registerAds } from './ads.routes.ts'
