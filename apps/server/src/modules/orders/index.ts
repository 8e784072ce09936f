export type { OrderParts } from './order-parts.ts'
export { handleOrderJobs } from './orders.jobs.ts'
export { registerOrders } from './orders.routes.ts'
export { makePaymentNews } from './payment-news.ts'
