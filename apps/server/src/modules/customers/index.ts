export { deleteOldNotes } from './customer-notes.repository.ts'
export { registerCustomers } from './customers.staff-routes.ts'
