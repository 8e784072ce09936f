export { registerDelivery, registerDeliveryStaff } from './delivery.routes.ts'
export { describeTerms, planDelivery, readDestination } from './delivery.service.ts'
