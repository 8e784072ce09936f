export { fillPolicies } from './fill-policies.ts'
export { registerPolicies } from './policies.routes.ts'
