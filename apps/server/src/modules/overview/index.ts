export { registerOverview } from './overview.staff-routes.ts'
