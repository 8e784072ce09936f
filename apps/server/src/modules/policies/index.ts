export { fillPolicies } from './fill-policies.service.ts'
export { registerPolicies } from './policies.routes.ts'
export { registerPoliciesStaff } from './policies.staff-routes.ts'
