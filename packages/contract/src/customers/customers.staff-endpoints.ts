import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter, phoneField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { flagParameter, staffListQuery, versionField } from '../staff/staff-fields.ts'
import type { UserId } from '../values/ids.ts'
import { customerDetailsSchema, customerSchema, erasureSchema, personalDataSchema } from './customers.staff-schema.ts'

const customerParams = z.object({ id: idParameter.transform((id) => id as UserId) })

export const customersStaffEndpoints = defineStaffEndpoints({
  listCustomers: {
    method: 'GET',
    path: '/api/admin/customers/',
    summary: 'Shoppers with an account; `q` is a phone, an e-mail address or names',
    access: 'staff',
    permission: 'customers.read',
    query: z.object({
      ...staffListQuery(['created_at']),
      is_active: flagParameter.optional(),
      is_phone_verified: flagParameter.optional(),
    }),
    answer: pageOf(customerSchema),
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
  getCustomer: {
    method: 'GET',
    path: '/api/admin/customers/{id}/',
    summary: 'One shopper with their orders and totals',
    access: 'staff',
    permission: 'customers.read',
    params: customerParams,
    answer: customerDetailsSchema,
    errors: ['not_found'],
    timeoutMs: 15_000,
  },
  updateCustomer: {
    method: 'PATCH',
    path: '/api/admin/customers/{id}/',
    summary: 'Blocks or unblocks an account, or sets whether its phone is verified. Blocking signs it out everywhere',
    access: 'staff',
    permission: 'customers.write',
    params: customerParams,
    body: z.object({
      version: versionField,
      is_active: z.boolean().optional(),
      is_phone_verified: z.boolean().optional(),
    }),
    answer: customerDetailsSchema,
    errors: ['not_found', 'version_conflict'],
    timeoutMs: 15_000,
  },
  setPhoneBlock: {
    method: 'POST',
    path: '/api/admin/phone-blocks/',
    summary: 'Keeps a phone from ordering, with an account or as a guest, or lets it order again',
    access: 'staff',
    permission: 'customers.write',
    body: z.object({ phone: phoneField, is_blocked: z.boolean() }),
    answer: z.object({ phone: z.string(), is_blocked: z.boolean() }),
    errors: [],
    timeoutMs: 15_000,
  },
  eraseCustomer: {
    method: 'DELETE',
    path: '/api/admin/customers/{id}/',
    summary:
      'Erases a person on their request: account, sessions, cart and messages are gone, orders stay without the person',
    access: 'staff',
    permission: 'customers.erase',
    params: customerParams,
    answer: erasureSchema,
    errors: ['not_found', 'customer_has_open_orders', 'customer_was_staff'],
    timeoutMs: 30_000,
  },
  erasePhone: {
    method: 'POST',
    path: '/api/admin/erasures/',
    summary:
      'Erases whoever has a phone, on their request: a guest who only ordered, or the account of a shopper as above',
    access: 'staff',
    permission: 'customers.erase',
    body: z.object({ phone: phoneField }),
    answer: erasureSchema.pick({ orders_kept: true }),
    errors: ['not_found', 'customer_has_open_orders', 'customer_was_staff'],
    timeoutMs: 30_000,
  },
  exportCustomer: {
    method: 'GET',
    path: '/api/admin/customers/{id}/export/',
    summary: 'All that the shop holds of one person, on their request',
    access: 'staff',
    permission: 'customers.erase',
    params: customerParams,
    answer: personalDataSchema,
    errors: ['not_found'],
    timeoutMs: 30_000,
  },
  exportPhone: {
    method: 'POST',
    path: '/api/admin/exports/',
    summary:
      'All that the shop holds of whoever has a phone, on their request: of a guest who only ordered, or as above',
    access: 'staff',
    permission: 'customers.erase',
    body: z.object({ phone: phoneField }),
    answer: personalDataSchema,
    errors: ['not_found'],
    timeoutMs: 30_000,
  },
})
