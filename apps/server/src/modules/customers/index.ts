export { registerCustomers } from './customers.staff-routes.ts'
