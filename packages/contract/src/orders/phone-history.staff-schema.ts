import { z } from 'zod'
import { balanceField, instantField } from '../fields.ts'
import { staffNoteSchema } from '../staff/staff-fields.ts'

/** A note about a phone, or the reason for which staff blocked or unblocked it. */
export const customerNoteKinds = ['note', 'blocked', 'unblocked'] as const
export type CustomerNoteKind = (typeof customerNoteKinds)[number]
export const customerNoteSchema = staffNoteSchema.extend({ kind: z.enum(customerNoteKinds) })

/** What the shop knows of a phone, with or without an account, beside one of its orders: what became of the others, and whether it is blocked. */
export const phoneHistorySchema = z.object({
  orders: z.number().int(),
  delivered: z.number().int(),
  /** Parcels that came back without being handed over. */
  refused: z.number().int(),
  cancelled: z.number().int(),
  /** When the newest of them was placed; null without one. */
  last_order_at: instantField.nullable(),
  /** Whether the phone is blocked from ordering. */
  is_blocked: z.boolean(),
  /** Null for who may not see customers. */
  record: z
    .object({
      /** What the shop has received for these orders, less refunds. */
      received: balanceField,
      /** The newest notes of staff about the phone, the newest first. */
      notes: z.array(customerNoteSchema),
    })
    .nullable(),
})
export type PhoneHistory = z.output<typeof phoneHistorySchema>
