export { type Change, recordChange } from './audit.repository.ts'
export { appointAdmin } from './first-admin.service.ts'
export { registerStaff } from './staff.staff-routes.ts'
export { registerStaffMembers } from './staff-members.staff-routes.ts'
