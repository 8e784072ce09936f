export { registerDelivery, registerDeliveryStaff } from './delivery.routes.ts'
