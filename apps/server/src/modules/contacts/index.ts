export { registerContacts } from './contacts.routes.ts'
