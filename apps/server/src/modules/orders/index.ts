export { registerOrders } from './orders.routes.ts'
