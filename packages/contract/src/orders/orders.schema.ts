import { z } from 'zod'
import { promiseSchema } from '../delivery/delivery.schema.ts'
import { governorateField, instantField, multilineField, phoneField, poundsField, textField } from '../fields.ts'
import { otpField } from '../users/users.fields.ts'
import { governorateCodes } from '../values/governorate.ts'
import { orderStatuses, paymentMethods, paymentStatuses } from './order-status.ts'

/** Who receives an order and how it is paid. */
export const checkoutFields = z.object({
  first_name: textField(60),
  last_name: textField(60),
  phone: phoneField,
  address: textField(300, 5),
  city: textField(80, 2),
  region: governorateField,
  apartment: textField(60, 0).optional(),
  notes: multilineField(1000).optional(),
  payment_method: z.enum(paymentMethods),
  /** What the shopper was shown, in EGP: the order is refused when it would cost anything else. */
  expected_total: poundsField.optional(),
  /** The code that the phone was sent when the same call was refused by `order_code_needed`. */
  confirmation_code: otpField.optional(),
})
export type CheckoutFields = z.output<typeof checkoutFields>

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
})

export const orderSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  payment_method: z.enum(paymentMethods),
  payment_status: z.enum(paymentStatuses),
  items: z.array(orderItemSchema),
  subtotal: poundsField,
  delivery: poundsField,
  total: poundsField,
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
  notes: z.string().nullable(),
  timeline: z.array(z.object({ status: z.enum(orderStatuses), at: instantField, note: z.string().nullable() })),
  created_at: instantField,
  updated_at: instantField,
})
export type Order = z.output<typeof orderSchema>

/** Where to pay by card, and until when. */
export const paymentSchema = z.object({ id: z.uuid(), redirect_url: z.string(), expires_at: instantField })
export type Payment = z.output<typeof paymentSchema>

/** `access_token` opens the order to a guest; `payment` says where to pay by card, and is null for cash. */
export const placedOrderSchema = z.object({
  order: orderSchema,
  access_token: z.string(),
  payment: paymentSchema.nullable(),
})
export type PlacedOrder = z.output<typeof placedOrderSchema>
