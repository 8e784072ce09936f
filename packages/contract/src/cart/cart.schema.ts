import { z } from 'zod'
import { deliveryZoneSchema } from '../delivery/delivery.schema.ts'
import { instantField, poundsField } from '../fields.ts'
import { pictureSchema } from '../picture.schema.ts'

/**
 * One product in one colour. `price` is today's; `seen_price` what it cost when it was put in, if that differs.
 * A line that cannot be bought says why in `message` and stays until the shopper takes it out.
 */
export const cartItemSchema = z.object({
  id: z.number().int(),
  product: z.object({
    id: z.number().int(),
    name: z.string(),
    price: poundsField,
    image: z.string().nullable(),
    picture: pictureSchema.nullable(),
  }),
  quantity: z.number().int().min(1),
  color_id: z.number().int().nullable(),
  color_name: z.string().nullable(),
  color_hex: z.string().nullable(),
  line_total: poundsField,
  seen_price: poundsField.nullable(),
  stock: z.number().int().min(0),
  available: z.boolean(),
  message: z.string().nullable(),
})
export type CartItem = z.output<typeof cartItemSchema>

/** `total` is `subtotal` + `delivery`; `id` is null until something has been put in. */
export const cartSchema = z.object({
  id: z.number().int().nullable(),
  session_key: z.string().nullable(),
  items: z.array(cartItemSchema),
  item_count: z.number().int().min(0),
  subtotal: poundsField,
  delivery: poundsField,
  /** False where the fee depends on the governorate: `delivery` is then the lowest one. */
  is_delivery_final: z.boolean(),
  /** Delivery to the governorate that was asked for; null without one. */
  zone: deliveryZoneSchema.nullable(),
  total: poundsField,
  created_at: instantField.nullable(),
  updated_at: instantField.nullable(),
})
export type Cart = z.output<typeof cartSchema>
