export { fillPolicies } from './fill-policies.service.ts'
export { registerPolicies, registerPoliciesStaff } from './policies.routes.ts'
