import { z } from 'zod'
import { couponCodeField } from '../coupons/coupon-code.ts'
import { parcelSchema } from '../couriers/parcels.schema.ts'
import { promiseSchema } from '../delivery/delivery.schema.ts'
import { instantField, limitedField, multilineField, phoneField, poundsField, shownTotalField } from '../fields.ts'
import { installmentPlanSchema } from '../settings/installment-plan.schema.ts'
import { textLimits } from '../text-limits.ts'
import { destinationFields } from '../users/address-fields.ts'
import { otpField } from '../users/users.fields.ts'
import { governorateCodes } from '../values/governorate-codes.ts'
import { deliveryFailures } from './delivery-failures.ts'
import { onlineMethods, orderStatuses, paymentMethods, paymentStatuses } from './order-status.ts'

/** Who receives an order and how it is paid. */
export const checkoutFields = z.object({
  first_name: limitedField('first_name'),
  last_name: limitedField('last_name'),
  phone: phoneField,
  ...destinationFields,
  notes: multilineField(textLimits.notes.max).optional(),
  payment_method: z.enum(paymentMethods),
  coupon_code: couponCodeField.optional(),
  /** What the shopper was shown, in EGP: the order is refused when it would cost anything else. */
  expected_total: shownTotalField.optional(),
  /** The deposit in EGP that the shopper was offered by `deposit_needed`, and pays by card now; the rest in cash at the door. */
  deposit: shownTotalField.optional(),
  /** The code that the phone was sent when the same call was refused by `order_code_needed`. */
  confirmation_code: otpField.optional(),
})
export type CheckoutFields = z.output<typeof checkoutFields>

/** What an order would cost with a coupon, in EGP. */
export const couponQuoteSchema = z.object({
  coupon_code: z.string(),
  subtotal: poundsField,
  discount: poundsField,
  delivery: poundsField,
  /** False while the governorate is not chosen: delivery is then the lowest fee. */
  is_delivery_final: z.boolean(),
  total: poundsField,
})
export type CouponQuote = z.output<typeof couponQuoteSchema>

/** A frozen copy of what was bought: a later change of the catalogue changes no order. */
const orderItemSchema = z.object({
  product: z.object({ id: z.number().int(), name: z.string(), image: z.string().nullable() }),
  color_id: z.number().int().nullable(),
  color_name: z.string().nullable(),
  color_hex: z.string().nullable(),
  size: z.string().nullable(),
  unit_price: poundsField,
  quantity: z.number().int().min(1),
  line_total: poundsField,
  /** The serial numbers of the units that the shopper has; empty before the hand-over. */
  serials: z.array(z.string()),
})

/** Why a delivery failed. `next_day`, a day in Cairo, is when the courier comes again; null when the parcel comes back. */
export const failedDeliverySchema = z.object({ reason: z.enum(deliveryFailures), next_day: z.iso.date().nullable() })

/** The total of an order before and after a change of its lines. */
export const changedTotalSchema = z.object({ before: poundsField, after: poundsField })

/** The electronic receipt of an invoice: the name that the tax authority has it under, and its page there, which the QR code leads to. */
export const taxReceiptSchema = z.object({ uuid: z.string(), url: z.string() })

/** The number of a document of the books: `INV-000042` of an invoice, `CN-000007` of a credit note. */
export const documentNumberField = z.string().regex(/^(INV|CN)-\d{6,15}$/)

/** A document of the books as a file, in the language of the call. */
export const documentFile = z.file().mime('application/pdf').meta({ description: 'PDF' })

/** `net + vat = total`. */
const taxedAmounts = { net: poundsField, vat: poundsField, total: poundsField }

/** A document of the books as its shopper reads it; its file says the same. */
const shownDocumentSchema = z.object({
  number: z.string(),
  /** In Cairo. */
  day: z.iso.date(),
  ...taxedAmounts,
  lines: z.array(
    z.object({
      /** In the document, from 1. */
      place: z.number().int(),
      name: z.string(),
      quantity: z.number().int(),
      vat_percent: z.number(),
      ...taxedAmounts,
    }),
  ),
})
export type ShownDocument = z.output<typeof shownDocumentSchema>

/** The invoice of a delivered order. */
const orderInvoiceSchema = shownDocumentSchema.extend({
  seller: z.string(),
  commercial_register: z.string().nullable(),
  tax_card: z.string().nullable(),
  seller_address: z.string().nullable(),
  /** Null until the tax authority has accepted it, and in a shop that sends none. */
  receipt: taxReceiptSchema.nullable(),
  /** What was refunded since, the oldest first. */
  credit_notes: z.array(shownDocumentSchema),
})
export type OrderInvoice = z.output<typeof orderInvoiceSchema>

/** What the shopper asks the shop to change, and when; staff call about it. */
export const changeRequestSchema = z.object({ text: z.string(), at: instantField })
export type ChangeRequest = z.output<typeof changeRequestSchema>

export const orderSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  payment_method: z.enum(paymentMethods),
  payment_status: z.enum(paymentStatuses),
  /** Until when an order that waits for its payment can be paid; else null. */
  pay_before: instantField.nullable(),
  items: z.array(orderItemSchema),
  subtotal: poundsField,
  /** What the coupon takes off the goods; 0 for one that frees the delivery. */
  discount: poundsField,
  coupon_code: z.string().nullable(),
  delivery: poundsField,
  total: poundsField,
  /** What of a cash order the card pays before, and what the courier collects; both 0 for an order that is paid online. */
  deposit: poundsField,
  cash_amount: poundsField,
  /**
   * Whether the shop takes cash instead of the payment that the order waits for: not with a deposit, nor where it takes no cash.
   * First answers that the version before has saved lack it.
   */
  can_pay_in_cash: z.boolean().default(false),
  currency: z.literal('EGP'),
  customer: z.object({ first_name: z.string(), last_name: z.string(), phone: z.string() }),
  address: z.object({
    address: z.string(),
    apartment: z.string().nullable(),
    city: z.string(),
    region: z.string(),
    region_code: z.enum(governorateCodes),
  }),
  /** When the order was promised to arrive; null for an order of before promises were made. */
  promise: promiseSchema.nullable(),
  /** Who brings it; null until it is handed over to a carrier. */
  parcel: parcelSchema.nullable(),
  notes: z.string().nullable(),
  /** Whether the shop still calls, or waits for a tap on the link, before it prepares the order; false once it is confirmed. */
  needs_confirmation: z.boolean(),
  timeline: z.array(
    z.object({
      status: z.enum(orderStatuses),
      at: instantField,
      note: z.string().nullable(),
      failed_delivery: failedDeliverySchema.nullable(),
      /** Staff changed the order; its totals before and after. Null for a step. */
      changed_total: changedTotalSchema.nullable(),
      /** The order is cancelled because no payment came in time. First answers that the version before has saved lack it. */
      was_unpaid: z.boolean().optional(),
    }),
  ),
  /** Where one order is read: null before it has its invoice. */
  invoice: orderInvoiceSchema.nullable().optional(),
  /** Where one order is read: what of its money went back so far, also what is in its credit notes. */
  refunded: poundsField.optional(),
  /** Where one order is read: the change that its shopper waits for; null without one. */
  change_request: changeRequestSchema.nullable().optional(),
  created_at: instantField,
  updated_at: instantField,
})
export type Order = z.output<typeof orderSchema>

/** A way to pay at the payment provider. */
export const offeredMethodSchema = z.object({
  method: z.enum(onlineMethods),
  /** The totals in EGP that it takes; `max_total` is null where they have no end. */
  min_total: poundsField,
  max_total: poundsField.nullable(),
  /** How long the order waits for the payment. */
  minutes: z.number().int(),
  /** What it costs by the month; one of them must take the total. Empty where nothing is added. */
  plans: z.array(installmentPlanSchema),
})
export type OfferedMethod = z.output<typeof offeredMethodSchema>

/** Where to pay, and until when. */
export const paymentSchema = z.object({ id: z.uuid(), redirect_url: z.string(), expires_at: instantField })
export type Payment = z.output<typeof paymentSchema>

/** `access_token` opens the order to a guest; `payment` says where to pay, and is null for cash. */
export const placedOrderSchema = z.object({
  order: orderSchema,
  access_token: z.string(),
  payment: paymentSchema.nullable(),
})
export type PlacedOrder = z.output<typeof placedOrderSchema>
