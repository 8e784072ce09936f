import { defineEndpoints } from '../endpoint.ts'
import { contactInfoSchema } from './contacts.schema.ts'

export const contactsEndpoints = defineEndpoints({
  getContactInfo: {
    method: 'GET',
    path: '/api/contacts/contact-info/',
    summary: 'Phone numbers and social links of the shop',
    access: 'public',
    answer: contactInfoSchema,
    timeoutMs: 10_000,
    isShared: true,
  },
})
