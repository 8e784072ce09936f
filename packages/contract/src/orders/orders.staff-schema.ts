import { z } from 'zod'
import { promiseSchema } from '../delivery/delivery.schema.ts'
import { instantField, poundsField } from '../fields.ts'
import { localizedSchema } from '../staff/staff-fields.ts'
import { governorateCodes } from '../values/governorate.ts'
import { orderStatuses, paymentMethods, paymentStatuses } from './order-status.ts'
import { callOutcomes, recipientFields, staffSteps, undoableSteps } from './staff-steps.ts'

/** A member of staff who did something; null for the shop itself, the shopper or the payment provider. */
export const actorSchema = z.object({ id: z.number().int(), name: z.string() }).nullable()

/** Who receives an order; null once the person has been erased. */
const recipientSchema = z.object({ first_name: z.string(), last_name: z.string(), phone: z.string() }).nullable()

/** A row of the list of orders. */
export const staffOrderRowSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  payment_method: z.enum(paymentMethods),
  payment_status: z.enum(paymentStatuses),
  customer: recipientSchema,
  city: z.string(),
  region_code: z.enum(governorateCodes),
  total: poundsField,
  /** How many units it holds. */
  units: z.number().int(),
  /** The order is being prepared, and the shopper is not reached yet. */
  needs_call: z.boolean(),
  created_at: instantField,
})
export type StaffOrderRow = z.output<typeof staffOrderRowSchema>

const colorSchema = z.object({ id: z.number().int(), name: localizedSchema, hex: z.string() })

/** A frozen line of an order, in both languages. */
export const staffOrderLineSchema = z.object({
  product_id: z.number().int(),
  sku: z.string(),
  name: localizedSchema,
  color: colorSchema.nullable(),
  size: z.string().nullable(),
  image: z.string().nullable(),
  unit_price: poundsField,
  quantity: z.number().int().min(1),
  line_total: poundsField,
})

const refundSchema = z.object({
  id: z.uuid(),
  amount: poundsField,
  status: z.enum(['requested', 'sent', 'done', 'failed']),
  reason: z.enum(['paid_twice', 'paid_late', 'cancelled', 'staff']),
  /** What the provider said when it refused. */
  failure: z.string().nullable(),
  created_at: instantField,
})

/** One attempt to pay by card, with the money that went back or is on its way. */
export const staffPaymentSchema = z.object({
  id: z.uuid(),
  provider: z.string(),
  status: z.string(),
  /** What was asked for. */
  amount: poundsField,
  /** The amount that its transaction paid; null before. */
  received: poundsField.nullable(),
  refunded: poundsField,
  /** The amount that can still be refunded: received, less refunds that are done or pending. */
  refundable: poundsField,
  /** The received amount differs from the requested one, and staff may accept it as the payment. */
  is_acceptable: z.boolean(),
  /** Why staff must look at it. */
  review_reason: z.string().nullable(),
  transaction_id: z.string().nullable(),
  created_at: instantField,
  refunds: z.array(refundSchema),
})
export type StaffPayment = z.output<typeof staffPaymentSchema>

export const orderCallSchema = z.object({
  id: z.number().int(),
  at: instantField,
  outcome: z.enum(callOutcomes),
  note: z.string(),
  /** When the shopper asked to be called; only with `postponed`. */
  call_again_at: instantField.nullable(),
  actor: actorSchema,
})
export type OrderCall = z.output<typeof orderCallSchema>

/** A status that an order reached, or a correction of who receives it. */
const timelineEntrySchema = z.object({
  at: instantField,
  /** Null for a correction. */
  status: z.enum(orderStatuses).nullable(),
  note: z.string().nullable(),
  actor: actorSchema,
  /** The values before the correction; `before` is null after the person was erased. */
  corrected: z.array(z.object({ field: z.enum(recipientFields), before: z.string().nullable() })),
})

/** An order with all details for staff. */
export const staffOrderSchema = staffOrderRowSchema.extend({
  /** The account that ordered; null for a guest. */
  customer_id: z.number().int().nullable(),
  /** Whether the phone of the order is blocked from ordering. */
  is_phone_blocked: z.boolean(),
  language: z.enum(['en', 'ar']),
  address: z.object({ address: z.string(), apartment: z.string().nullable() }).nullable(),
  /** What the shopper wrote. */
  notes: z.string().nullable(),
  lines: z.array(staffOrderLineSchema),
  subtotal: poundsField,
  delivery: poundsField,
  /** When the order was promised to arrive; null for an order of before promises were made. */
  promise: promiseSchema.nullable(),
  /** The time until which a card order waits for its payment. */
  pay_before: instantField.nullable(),
  payments: z.array(staffPaymentSchema),
  /** Its history, oldest first. */
  timeline: z.array(timelineEntrySchema),
  calls: z.array(orderCallSchema),
  staff_notes: z.array(z.object({ id: z.number().int(), at: instantField, text: z.string(), actor: actorSchema })),
  /** The next steps that the caller may take. */
  steps: z.array(z.enum(staffSteps)),
  /** The message to the customer for each of these steps; null after the person was erased. */
  step_messages: z.object({ ship: z.string(), deliver: z.string() }).nullable(),
  /** The newest step, while the caller may still undo it. */
  undo: z.object({ step: z.enum(undoableSteps), seconds_left: z.number().min(0) }).nullable(),
  /** The order was delivered for cash, and the shop has not received the money. */
  awaits_cash: z.boolean(),
  updated_at: instantField,
  /** How often its recipient was corrected, and one. */
  version: z.number().int(),
})
export type StaffOrder = z.output<typeof staffOrderSchema>

/** An order that waits for its confirmation call. */
export const waitingCallSchema = staffOrderRowSchema.extend({
  /** Since when it is being prepared. */
  waiting_since: instantField,
  waiting_minutes: z.number().int(),
  /** The promise of the shop, in minutes, is broken. */
  is_late: z.boolean(),
  calls: z.number().int(),
  last_call: orderCallSchema.nullable(),
})
export type WaitingCall = z.output<typeof waitingCallSchema>

/** The queue, with the promised time in which an order is confirmed. */
export const callQueueSchema = z.object({
  count: z.number().int(),
  late: z.number().int(),
  confirmation_minutes: z.number().int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(waitingCallSchema),
})

/** Amounts of an invoice: what is paid is `gross`; `vat` is contained in it, and `net + vat = gross` to the piastre. */
const invoiceAmountsSchema = z.object({ net: poundsField, vat: poundsField, gross: poundsField })

export const invoiceSchema = z.object({
  number: z.string(),
  /** The day of the order in Cairo. */
  day: z.iso.date(),
  shop_name: localizedSchema,
  /** Of the seller; null where the shop has none to show. */
  commercial_register: z.string().nullable(),
  tax_card: z.string().nullable(),
  customer: recipientSchema,
  address: z
    .object({ address: z.string(), apartment: z.string().nullable(), city: z.string(), region: localizedSchema })
    .nullable(),
  payment_method: z.enum(paymentMethods),
  payment_status: z.enum(paymentStatuses),
  status: z.enum(orderStatuses),
  lines: z.array(staffOrderLineSchema.extend({ vat_percent: z.number(), amounts: invoiceAmountsSchema })),
  subtotal: poundsField,
  delivery: invoiceAmountsSchema,
  total: invoiceAmountsSchema,
})
export type Invoice = z.output<typeof invoiceSchema>
