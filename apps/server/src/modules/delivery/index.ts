export { showsPunctuality, takesCashIn } from './delivery.repository.ts'
export { registerDelivery, registerDeliveryStaff } from './delivery.routes.ts'
export { describeTerms, planDelivery, readDestination } from './delivery.service.ts'
export { fillDemoFees } from './demo-fees.service.ts'
