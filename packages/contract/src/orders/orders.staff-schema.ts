import { z } from 'zod'
import { promiseSchema } from '../delivery/delivery.schema.ts'
import { instantField, poundsField } from '../fields.ts'
import { actorSchema, localizedSchema, staffNoteSchema } from '../staff/staff-fields.ts'
import { governorateCodes } from '../values/governorate-codes.ts'
import { onlineMethods, orderStatuses, paymentMethods, paymentStatuses } from './order-status.ts'
import { confirmationSteps, trustReasons } from './order-trust.ts'
import { changedTotalSchema, changeRequestSchema, failedDeliverySchema, taxReceiptSchema } from './orders.schema.ts'
import { staffParcelSchema } from './parcels.staff-endpoints.ts'
import { phoneHistorySchema } from './phone-history.staff-schema.ts'
import { handRefundMethods } from './returns/return-life.ts'
import { callOutcomes, callSources, recipientFields, staffSteps, undoableSteps } from './staff-steps.ts'

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
  /** What of a cash order the card pays before, and what the courier collects; both 0 for an order that is paid online. */
  deposit: poundsField,
  cash_amount: poundsField,
  /** How many units it holds. */
  units: z.number().int(),
  /** The order is being prepared, and the shopper is not reached yet or has asked for a change since. */
  needs_call: z.boolean(),
  /** The phone may not order; an order from before stays until staff decide. */
  is_phone_blocked: z.boolean(),
  /** What the shopper asks to be changed, until a call of staff reaches them. */
  change_request: changeRequestSchema.nullable(),
  /** Who packs it, or packed it; null while nobody has taken it. */
  packer: actorSchema,
  packed_at: instantField.nullable(),
  /** Who brings it; null while no carrier is chosen. */
  parcel: staffParcelSchema.nullable(),
  created_at: instantField,
})
export type StaffOrderRow = z.output<typeof staffOrderRowSchema>

const colorSchema = z.object({ id: z.number().int(), name: localizedSchema, hex: z.string() })

/** A frozen line of an order, in both languages. */
export const staffOrderLineSchema = z.object({
  product_id: z.number().int(),
  variant_id: z.number().int(),
  sku: z.string(),
  name: localizedSchema,
  color: colorSchema.nullable(),
  size: z.string().nullable(),
  image: z.string().nullable(),
  unit_price: poundsField,
  quantity: z.number().int().min(1),
  /** Units that came back and are not on sale again. */
  damaged: z.number().int().min(0),
  /** Units that came back, damaged ones included. */
  returned: z.number().int().min(0),
  line_total: poundsField,
  /** Whether packing asks for the serial number of each unit. */
  needs_serials: z.boolean(),
  /** The serial numbers of its units, as packed; `is_returned`: this unit came back. */
  serials: z.array(z.object({ serial: z.string(), is_returned: z.boolean() })),
})

const refundSchema = z.object({
  id: z.uuid(),
  amount: poundsField,
  status: z.enum(['requested', 'sent', 'done', 'failed']),
  reason: z.enum(['paid_twice', 'paid_late', 'cancelled', 'staff']),
  /** `provider`, or how staff paid, with the proof. */
  method: z.enum(['provider', ...handRefundMethods]),
  reference: z.string().nullable(),
  /** What the provider said when it refused. */
  failure: z.string().nullable(),
  created_at: instantField,
})

/** One attempt to pay, with the money that went back or is on its way. */
export const staffPaymentSchema = z.object({
  id: z.uuid(),
  provider: z.string(),
  method: z.enum(onlineMethods),
  /** How money of it can go back now. */
  refund_methods: z.array(z.enum(['provider', ...handRefundMethods])),
  status: z.string(),
  /** What was asked for. */
  amount: poundsField,
  /** The amount that its transaction paid; null before. */
  received: poundsField.nullable(),
  refunded: poundsField,
  /** The amount that can still be refunded: received, less refunds that are done or pending; and what staff owe of money that came twice. */
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
  /** `link`: the shopper confirmed without a call; `history`: the customer is known; `deposit`: its deposit is paid; `shopper`: no call, they asked for a change in `note`. */
  source: z.enum(callSources),
  outcome: z.enum(callOutcomes),
  note: z.string(),
  /** When the shopper asked to be called; only with `postponed`. */
  call_again_at: instantField.nullable(),
  actor: actorSchema,
})
export type OrderCall = z.output<typeof orderCallSchema>

/** A change of the lines of an order, with those of before. */
const orderChangeSchema = z.object({
  reason: z.string(),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: localizedSchema,
      /** Null also where the change was made before colours were kept. */
      color: localizedSchema.nullable(),
      quantity: z.number().int(),
      unit_price: poundsField,
    }),
  ),
  delivery: poundsField,
  total: changedTotalSchema,
})

/** A status that an order reached, a correction of who receives it, a change of its lines, the shopper's request for one, or money that staff send back or write off. */
const timelineEntrySchema = z.object({
  at: instantField,
  /** Null for anything else. */
  status: z.enum(orderStatuses).nullable(),
  note: z.string().nullable(),
  failed_delivery: failedDeliverySchema.nullable(),
  actor: actorSchema,
  /** The carrier whose news took the step; null when people did. */
  carrier: localizedSchema.nullable(),
  /** The values before the correction; `before` is null after the person was erased. */
  corrected: z.array(z.object({ field: z.enum(recipientFields), before: z.string().nullable() })),
  changed: orderChangeSchema.nullable(),
  /** What the shopper asked to be changed; empty after the person was erased. Null for anything else. */
  change_request: z.string().nullable(),
  /** What staff send back to the shopper, in any way; null for anything else. */
  refunded: poundsField.nullable(),
  /** What of the cash never came and was written off; null for anything else. */
  written_off: poundsField.nullable(),
})

/** What a cash order needs before it is prepared, and why. */
export const orderTrustSchema = z.object({ step: z.enum(confirmationSteps), reasons: z.array(z.enum(trustReasons)) })

/** An order with all details for staff. */
export const staffOrderSchema = staffOrderRowSchema.extend({
  /** Who placed it for a caller; null when the shopper did. */
  placed_by: actorSchema,
  /** The phone of the account that placed it, which may be another than the recipient's; null for a guest. */
  account_phone: z.string().nullable(),
  language: z.enum(['en', 'ar']),
  address: z.object({ address: z.string(), apartment: z.string().nullable() }).nullable(),
  /** What the shopper wrote. */
  notes: z.string().nullable(),
  lines: z.array(staffOrderLineSchema),
  subtotal: poundsField,
  discount: poundsField,
  coupon_code: z.string().nullable(),
  delivery: poundsField,
  /** When the order was promised to arrive; null for an order of before promises were made. */
  promise: promiseSchema.nullable(),
  /** The time until which a card order waits for its payment. */
  pay_before: instantField.nullable(),
  payments: z.array(staffPaymentSchema),
  /** Its history, oldest first. */
  timeline: z.array(timelineEntrySchema),
  /** The messages to the shopper of the last weeks, oldest first. Their texts are not kept. */
  messages: z.array(z.object({ id: z.uuid(), at: instantField, status: z.enum(['waiting', 'sent', 'failed']) })),
  phone_history: phoneHistorySchema,
  trust: orderTrustSchema,
  calls: z.array(orderCallSchema),
  staff_notes: z.array(staffNoteSchema),
  /** The next steps that the caller may take. */
  steps: z.array(z.enum(staffSteps)),
  /** The message to the customer for each of these steps; null after the person was erased. */
  step_messages: z.object({ ship: z.string(), deliver: z.string(), turn_back: z.string() }).nullable(),
  /** Failed attempts to deliver it. */
  attempts: z.number().int(),
  /** The newest step, while the caller may still undo it. */
  undo: z.object({ step: z.enum(undoableSteps), seconds_left: z.number().min(0) }).nullable(),
  /** The order was delivered for cash, and the shop has not received the money. */
  awaits_cash: z.boolean(),
  updated_at: instantField,
  /** 1 plus the number of corrections and changes by staff. */
  version: z.number().int(),
})
export type StaffOrder = z.output<typeof staffOrderSchema>

/** Amounts of an invoice: what is paid is `gross`; `vat` is contained in it, and `net + vat = gross` to the piastre. */
const invoiceAmountsSchema = z.object({ net: poundsField, vat: poundsField, gross: poundsField })

export const invoiceSchema = z.object({
  number: z.string(),
  /** The day of the order in Cairo. */
  day: z.iso.date(),
  /** Of the books, without gaps, and its day in Cairo; null before the delivery. */
  invoice_number: z.string().nullable(),
  invoice_day: z.iso.date().nullable(),
  shop_name: localizedSchema,
  /** Of the seller, as it was when the invoice got its number; null where the shop has none to show. */
  commercial_register: z.string().nullable(),
  tax_card: z.string().nullable(),
  seller_address: z.string().nullable(),
  /** Null until the tax authority has accepted it, and in a shop that sends none. */
  receipt: taxReceiptSchema.nullable(),
  customer: recipientSchema,
  address: z
    .object({ address: z.string(), apartment: z.string().nullable(), city: z.string(), region: localizedSchema })
    .nullable(),
  payment_method: z.enum(paymentMethods),
  payment_status: z.enum(paymentStatuses),
  status: z.enum(orderStatuses),
  lines: z.array(staffOrderLineSchema.extend({ vat_percent: z.number(), amounts: invoiceAmountsSchema })),
  subtotal: poundsField,
  /** Of the coupon; it is in the amounts of the lines already. */
  discount: poundsField,
  delivery: invoiceAmountsSchema,
  total: invoiceAmountsSchema,
})
export type Invoice = z.output<typeof invoiceSchema>
