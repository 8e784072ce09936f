export { type Change, recordChange } from './audit.repository.ts'
export { registerStaff } from './staff.staff-routes.ts'
