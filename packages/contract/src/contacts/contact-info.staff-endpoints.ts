import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { readBy, textField } from '../fields.ts'
import { versionField } from '../staff/staff-fields.ts'
import { parseShopPhone } from '../values/phone.ts'
import { contactInfoSchema } from './contacts.schema.ts'

/** A hotline, a mobile, or a landline with its area; stored as it is dialled. */
const phoneOrHotline = z.string().max(40).transform(readBy(parseShopPhone, 'phone'))

const profileLink = textField(300).pipe(
  z
    .string()
    .refine((link) => /^https:\/\/[^\s\\@]+$/.test(link) && URL.canParse(link), { params: { reason: 'https' } }),
)

const contactFields = z.object({
  hotline_number: phoneOrHotline.nullable(),
  main_phone: phoneOrHotline.nullable(),
  sales_phone: phoneOrHotline.nullable(),
  customer_support: phoneOrHotline.nullable(),
  facebook: profileLink.nullable(),
  instagram: profileLink.nullable(),
  youtube: profileLink.nullable(),
})
export type ContactInput = z.output<typeof contactFields>

export const staffContactInfoSchema = contactInfoSchema.extend({ version: versionField })
export type StaffContactInfo = z.output<typeof staffContactInfoSchema>

export const contactInfoStaffEndpoints = defineStaffEndpoints({
  getContactInfo: {
    method: 'GET',
    path: '/api/admin/contact-info/',
    summary: 'How shoppers reach the shop',
    permission: 'content.read',
    answer: staffContactInfoSchema,
  },
  updateContactInfo: {
    method: 'PUT',
    path: '/api/admin/contact-info/',
    summary: 'Changes how shoppers reach the shop',
    permission: 'content.write',
    body: contactFields.extend({ version: versionField }),
    answer: staffContactInfoSchema,
    errors: ['version_conflict'],
  },
})
