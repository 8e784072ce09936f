import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter, multilineField, phoneField, textField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { flagParameter, staffListQuery, versionField } from '../staff/staff-fields.ts'
import type { UserId } from '../values/ids.ts'
import { customerDetailsSchema, customerSchema, erasureSchema, personalDataSchema } from './customers.staff-schema.ts'

const customerParams = z.object({ id: phoneField })
const accountParams = z.object({ id: idParameter.transform((id) => id as UserId) })

export const customersStaffEndpoints = defineStaffEndpoints({
  listCustomers: {
    method: 'GET',
    path: '/api/admin/customers/',
    summary: 'Phones that have ordered or have an account; `q` is a phone, an e-mail address or names',
    permission: 'customers.read',
    query: z.object({
      ...staffListQuery(['last_order_at', 'orders', 'refused']),
      is_blocked: flagParameter.optional(),
      has_refusals: flagParameter.optional(),
      has_account: flagParameter.optional(),
    }),
    answer: pageOf(customerSchema),
  },
  getCustomer: {
    method: 'GET',
    path: '/api/admin/customers/{id}/',
    summary: 'One phone, in any spelling: its account, figures, block and notes',
    permission: 'customers.read',
    params: customerParams,
    answer: customerDetailsSchema,
    errors: ['not_found'],
  },
  addCustomerNote: {
    method: 'POST',
    path: '/api/admin/customers/{id}/notes/',
    summary: 'Adds a note about a phone that only staff see',
    permission: 'customers.write',
    params: customerParams,
    body: z.object({ text: multilineField(1000).pipe(z.string().min(1)) }),
    answer: customerDetailsSchema,
    errors: ['not_found'],
  },
  updateAccount: {
    method: 'PATCH',
    path: '/api/admin/accounts/{id}/',
    summary: 'Blocks or unblocks an account, or sets whether its phone is verified. Blocking signs it out everywhere',
    permission: 'customers.write',
    params: accountParams,
    body: z.object({
      version: versionField,
      is_active: z.boolean().optional(),
      is_phone_verified: z.boolean().optional(),
    }),
    answer: customerDetailsSchema,
    errors: ['not_found', 'version_conflict'],
  },
  setPhoneBlock: {
    method: 'POST',
    path: '/api/admin/phone-blocks/',
    summary:
      'Keeps a phone from ordering, with an account or as a guest, or lets it order again. The reason becomes a note',
    permission: 'customers.write',
    body: z.object({ phone: phoneField, is_blocked: z.boolean(), reason: textField(500) }),
    answer: z.object({ phone: z.string(), is_blocked: z.boolean() }),
  },
  erasePhone: {
    method: 'POST',
    path: '/api/admin/erasures/',
    summary:
      'Erases whoever has a phone, on their request: account, sessions, cart, messages, notes and block are gone, orders stay without the person',
    permission: 'customers.erase',
    body: z.object({ phone: phoneField }),
    answer: erasureSchema,
    errors: ['not_found', 'customer_has_open_orders', 'customer_was_staff'],
    timeoutMs: 30_000,
  },
  exportPhone: {
    method: 'POST',
    path: '/api/admin/exports/',
    summary: 'All that the shop holds of whoever has a phone, on their request, with or without an account',
    permission: 'customers.erase',
    body: z.object({ phone: phoneField }),
    answer: personalDataSchema,
    errors: ['not_found'],
    timeoutMs: 30_000,
  },
})
