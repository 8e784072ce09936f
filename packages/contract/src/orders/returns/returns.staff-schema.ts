import { z } from 'zod'
import { instantField, poundsField } from '../../fields.ts'
import { actorSchema } from '../../staff/staff-fields.ts'
import { paymentMethods } from '../order-status.ts'
import { invoiceSchema, staffOrderLineSchema } from '../orders.staff-schema.ts'
import { returnReasons, returnRefundMethods, returnStatuses, returnSteps } from './return-life.ts'
import { picturesField } from './returns.schema.ts'

/** A row of the list of returns. */
export const staffReturnRowSchema = z.object({
  id: z.uuid(),
  /** For people: RT-1001. */
  number: z.string(),
  status: z.enum(returnStatuses),
  reason: z.enum(returnReasons),
  order: z.object({ id: z.uuid(), number: z.string(), payment_method: z.enum(paymentMethods) }),
  customer: z.object({ first_name: z.string(), last_name: z.string(), phone: z.string() }).nullable(),
  units: z.number().int(),
  /** Asked for after the last day of its reason. */
  is_late: z.boolean(),
  /** What is to be refunded at most; null before the inspection. */
  due: poundsField.nullable(),
  refunded: poundsField,
  created_at: instantField,
})
export type StaffReturnRow = z.output<typeof staffReturnRowSchema>

const staffReturnLineSchema = staffOrderLineSchema
  .pick({ variant_id: true, sku: true, name: true, color: true, size: true, image: true, unit_price: true })
  .extend({
    /** Units that were asked for. */
    quantity: z.number().int().min(1),
    /** Units that came back; null before the inspection. */
    received: z.number().int().nullable(),
    damaged: z.number().int(),
    /** What is due for the units that came back: goods, and their share of the delivery fee. */
    goods: poundsField,
    delivery: poundsField,
    /** The serial numbers of its order line that were with the shopper before this return. */
    serials: z.array(z.string()),
    /** Those of them that came back. */
    returned_serials: z.array(z.string()),
    /** Serial numbers that came back instead: the shop did not pack them for this line. */
    other_serials: z.array(z.string()),
  })

export const staffReturnSchema = staffReturnRowSchema.extend({
  note: z.string(),
  pictures: picturesField,
  refusal: z.string(),
  lines: z.array(staffReturnLineSchema),
  refund_method: z.enum(returnRefundMethods).nullable(),
  /** Proof of a refund that was not to a card, such as the number of a transfer. */
  refund_reference: z.string(),
  /** How the refund may be paid. */
  refund_methods: z.array(z.enum(returnRefundMethods)),
  /** So much of the refund goes back to the card by itself, and the rest as staff say: what is left of a deposit. */
  refunded_to_card_first: poundsField,
  /** The next steps that the caller may take. */
  steps: z.array(z.enum(returnSteps)),
  timeline: z.array(z.object({ status: z.enum(returnStatuses), at: instantField, actor: actorSchema })),
})
export type StaffReturn = z.output<typeof staffReturnSchema>

/** What a credit note says: the refunded amounts of a return, with the VAT contained in them. */
export const creditNoteSchema = invoiceSchema
  .pick({
    shop_name: true,
    commercial_register: true,
    tax_card: true,
    seller_address: true,
    customer: true,
    address: true,
  })
  .extend({
    /** Of the return. */
    number: z.string(),
    /** Of the books; null before it is issued, and where the order has no invoice there. */
    credit_note_number: z.string().nullable(),
    /** Of the books, or else of the order. */
    invoice_number: z.string(),
    /** The day of the refund in Cairo. */
    day: z.iso.date(),
    refund_method: z.enum(returnRefundMethods),
    lines: z.array(
      staffOrderLineSchema
        .pick({ sku: true, name: true, color: true, size: true, image: true })
        .extend({ units: z.number().int(), vat_percent: z.number(), amounts: invoiceSchema.shape.total }),
    ),
    delivery: invoiceSchema.shape.total,
    total: invoiceSchema.shape.total,
  })
export type CreditNote = z.output<typeof creditNoteSchema>
