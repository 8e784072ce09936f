import { z } from 'zod'
import { instantField, poundsField } from '../../fields.ts'
import { orderSchema } from '../orders.schema.ts'

/**
 * An order as its signed link shows it. A link can be forwarded, so it names neither the street nor the full phone, and leaves out
 * what people wrote.
 */
export const linkedOrderSchema = orderSchema
  .pick({
    id: true,
    number: true,
    status: true,
    payment_method: true,
    payment_status: true,
    pay_before: true,
    items: true,
    subtotal: true,
    discount: true,
    coupon_code: true,
    delivery: true,
    total: true,
    deposit: true,
    cash_amount: true,
    currency: true,
    promise: true,
    parcel: true,
    invoice: true,
    created_at: true,
  })
  .extend({
    customer: orderSchema.shape.customer
      .pick({ first_name: true })
      /** The last three digits of the phone. */
      .extend({ phone_ending: z.string().length(3) }),
    address: orderSchema.shape.address.pick({ city: true, region: true }),
    /** When the shopper asked for a change; null without one. What they wrote is hidden. */
    change_requested_at: instantField.nullable(),
    timeline: z.array(orderSchema.shape.timeline.element.omit({ note: true })),
    /** What is still to be paid, to the courier or by card. */
    amount_due: poundsField,
    /** The shopper has confirmed the order, by the link or on the phone. */
    is_confirmed: z.boolean(),
    can_confirm: z.boolean(),
    can_cancel: z.boolean(),
  })
export type LinkedOrder = z.output<typeof linkedOrderSchema>
