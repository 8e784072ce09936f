import { z } from 'zod'
import { instantField, poundsField } from '../fields.ts'
import { orderSchema } from '../orders/orders.schema.ts'
import { orderCallSchema, staffOrderRowSchema, staffPaymentSchema } from '../orders/orders.staff-schema.ts'
import { localizedSchema } from '../staff/staff-fields.ts'

/** A shopper's account, with what they ordered. What counts as an order is said in docs/domain.md. */
export const customerSchema = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string(),
  is_active: z.boolean(),
  is_phone_verified: z.boolean(),
  /** Orders that count, and what they cost in all. */
  orders: z.number().int(),
  spent: poundsField,
  last_order_at: instantField.nullable(),
  created_at: instantField,
  version: z.number().int(),
})
export type Customer = z.output<typeof customerSchema>

export const customerDetailsSchema = customerSchema.extend({
  /** Devices that are signed in. */
  sessions: z.number().int(),
  cancelled_orders: z.number().int(),
  returned_orders: z.number().int(),
  /** Orders placed with this phone without signing in. */
  guest_orders: z.number().int(),
  /** The newest orders; the list of orders has all of them (`?customer=`). */
  recent_orders: z.array(staffOrderRowSchema),
})
export type CustomerDetails = z.output<typeof customerDetailsSchema>

/** All that the shop holds of one person. */
export const personalDataSchema = z.object({
  exported_at: instantField,
  /** Whether the phone may not order. */
  is_phone_blocked: z.boolean(),
  /** Null for who only ordered as a guest. */
  account: customerSchema
    .omit({ orders: true, spent: true, last_order_at: true, version: true })
    .extend({ updated_at: instantField })
    .nullable(),
  sessions: z.array(z.object({ device: z.string(), created_at: instantField, last_used_at: instantField })),
  cart: z.array(z.object({ name: localizedSchema, quantity: z.number().int(), added_at: instantField })),
  /** Orders of the account, and those placed with its phone without signing in. */
  orders: z.array(
    orderSchema.extend({
      notes_of_staff: z.array(z.string()),
      /** Confirmation calls and their outcomes. */
      calls: z.array(orderCallSchema.omit({ id: true, actor: true })),
      payments: z.array(staffPaymentSchema.omit({ refundable: true, is_acceptable: true })),
      /** The values before staff corrected the recipient. */
      corrected: z.array(z.object({ at: instantField, before: z.record(z.string(), z.string()) })),
    }),
  ),
})
export type PersonalData = z.output<typeof personalDataSchema>

/** What an erasure came to: the orders that stay, without the person. */
export const erasureSchema = z.object({ id: z.number().int(), orders_kept: z.number().int() })
