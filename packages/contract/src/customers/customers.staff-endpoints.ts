import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import {
  balanceField,
  idParameter,
  instantField,
  limitedField,
  multilineField,
  phoneField,
  poundsField,
} from '../fields.ts'
import { orderSchema } from '../orders/orders.schema.ts'
import { orderCallSchema, orderTrustSchema, staffPaymentSchema } from '../orders/orders.staff-schema.ts'
import { customerNoteKinds, customerNoteSchema } from '../orders/phone-history.staff-schema.ts'
import { returnSchema } from '../orders/returns/returns.schema.ts'
import { pageOf } from '../paging.ts'
import { staffRoles } from '../staff/permissions.ts'
import { actorSchema, flagParameter, localizedSchema, staffListQuery, versionField } from '../staff/staff-fields.ts'
import { textLimits } from '../text-limits.ts'
import { savedAddressSchema } from '../users/addresses.endpoints.ts'
import type { UserId } from '../values/ids.ts'

/**
 * A phone that has ordered, has an account, is blocked or has notes. Its orders are those that go to this phone, whoever placed them
 * (docs/domain.md).
 */
const customerSchema = z.object({
  /** The phone, `+20…`: a customer has no other id. */
  id: z.string(),
  /** The name of the newest order, else of the account; may be empty. */
  name: z.string(),
  has_account: z.boolean(),
  is_blocked: z.boolean(),
  orders: z.number().int(),
  /** Orders that were delivered, also when they came back later. */
  delivered: z.number().int(),
  /** Orders whose parcel came back undelivered. */
  refused: z.number().int(),
  /** Delivered orders that came back completely. */
  returned: z.number().int(),
  cancelled: z.number().int(),
  /** What the shop has received for paid orders, less refunds. */
  received: balanceField,
  /** What the shop has not received yet for orders that count, such as cash that a courier still has. */
  outstanding: poundsField,
  last_order_at: instantField.nullable(),
})
export type Customer = z.output<typeof customerSchema>

/** The account of a customer as staff see it. */
const customerAccountSchema = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string(),
  is_active: z.boolean(),
  is_phone_verified: z.boolean(),
  created_at: instantField,
  version: z.number().int(),
})

const customerDetailsSchema = customerSchema.extend({
  account: customerAccountSchema
    .extend({
      /** Devices that are signed in. */
      sessions: z.number().int(),
      /** Orders that this account placed for other phones; the list of orders has them (`?customer=`). */
      orders_for_others: z.number().int(),
    })
    .nullable(),
  block: z.object({ at: instantField, actor: actorSchema }).nullable(),
  /** Notes of staff, newest first. */
  notes: z.array(customerNoteSchema),
})
export type CustomerDetails = z.output<typeof customerDetailsSchema>

const span = { created_at: instantField, expires_at: instantField }
const personName = { first_name: z.string(), last_name: z.string() }

/** All that the shop holds of one person. */
const personalDataSchema = z.object({
  exported_at: instantField,
  /** Whether the phone may not order. */
  is_phone_blocked: z.boolean(),
  /** Notes of staff about the phone, with the reasons of blocks. */
  notes_of_staff: z.array(z.object({ at: instantField, kind: z.enum(customerNoteKinds), text: z.string() })),
  /** Registrations that wait until the phone is verified. */
  registrations: z.array(z.object({ ...personName, email: z.string(), ...span })),
  /** Steps that wait for a code to the phone. */
  codes: z.array(
    z.object({ purpose: z.enum(['registration', 'reset', 'login', 'second_factor', 'order_link', 'order']), ...span }),
  ),
  /** An invitation to the staff that was not accepted. */
  invitation: z.object({ role: z.enum(staffRoles), ...personName, ...span }).nullable(),
  /** Null for who only ordered as a guest. */
  account: customerAccountSchema.omit({ version: true }).extend({ updated_at: instantField }).nullable(),
  sessions: z.array(z.object({ device: z.string(), created_at: instantField, last_used_at: instantField })),
  cart: z.array(z.object({ name: localizedSchema, quantity: z.number().int(), added_at: instantField })),
  addresses: z.array(savedAddressSchema.omit({ id: true })),
  /** Orders of the account, and those placed with its phone without signing in. */
  orders: z.array(
    orderSchema.extend({
      notes_of_staff: z.array(z.string()),
      trust: orderTrustSchema,
      /** Confirmation calls and their outcomes. */
      calls: z.array(orderCallSchema.omit({ id: true, actor: true })),
      payments: z.array(staffPaymentSchema.omit({ refundable: true, is_acceptable: true })),
      returns: z.array(returnSchema.omit({ can_withdraw: true })),
      /** The values before staff corrected the recipient. */
      corrected: z.array(z.object({ at: instantField, before: z.record(z.string(), z.string()) })),
    }),
  ),
})
export type PersonalData = z.output<typeof personalDataSchema>

/** What an erasure came to: the orders that stay, without the person. */
const erasureSchema = z.object({ orders_kept: z.number().int() })

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
    body: z.object({ text: multilineField(textLimits.notes.max).pipe(z.string().min(1)) }),
    answer: customerDetailsSchema,
    errors: ['not_found'],
  },
  updateAccount: {
    method: 'PATCH',
    path: '/api/admin/accounts/{id}/',
    summary:
      'Blocks or unblocks an account, for a reason that becomes a note, or sets whether its phone is verified. Blocking signs it out everywhere',
    permission: 'customers.write',
    params: accountParams,
    body: z
      .object({
        version: versionField,
        is_active: z.boolean().optional(),
        is_phone_verified: z.boolean().optional(),
        /** Why it is blocked or unblocked: needed with `is_active`, and only kept when that changes. */
        reason: limitedField('block_reason').optional(),
      })
      .refine(({ is_active, reason }) => is_active === undefined || reason !== undefined, {
        path: ['reason'],
        params: { reason: 'required' },
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
    body: z.object({ phone: phoneField, is_blocked: z.boolean(), reason: limitedField('block_reason') }),
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
