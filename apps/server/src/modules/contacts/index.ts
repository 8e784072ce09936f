export { getContactInfo } from './contacts.repository.ts'
export { registerContacts } from './contacts.routes.ts'
export { registerContactsStaff } from './contacts.staff-routes.ts'
