export { getContactInfo } from './contacts.repository.ts'
export { registerContacts, registerContactsStaff } from './contacts.routes.ts'
