import { z } from 'zod'
import { instantField, poundsField } from '../../fields.ts'
import { maxReturnPictures, returnReasons, returnRefundMethods, returnStatuses } from './return-life.ts'

/** How many pictures a return has; their places begin with 1. */
export const picturesField = z.number().int().min(0).max(maxReturnPictures)

/** The place of a picture in a path. */
export const picturePlaceParameter = z
  .string()
  .regex(/^[1-4]$/)
  .transform(Number)

/** A picture of a return as a file, for who may read the return. */
export const returnPictureFile = z.file().mime('image/webp').meta({ description: 'WebP' })

const returnItemSchema = z.object({
  variant_id: z.number().int(),
  name: z.string(),
  color_name: z.string().nullable(),
  quantity: z.number().int().min(1),
})

/** A return as its shopper sees it. */
export const returnSchema = z.object({
  id: z.uuid(),
  /** For people: RT-1001. */
  number: z.string(),
  status: z.enum(returnStatuses),
  reason: z.enum(returnReasons),
  note: z.string().nullable(),
  pictures: picturesField,
  /** Why it was refused. */
  refusal: z.string().nullable(),
  items: z.array(
    returnItemSchema.extend({
      /** Units that came back; null before the inspection. */
      received: z.number().int().min(0).nullable(),
    }),
  ),
  /** What is refunded; null before the inspection. */
  refund: poundsField.nullable(),
  refund_method: z.enum(returnRefundMethods).nullable(),
  can_withdraw: z.boolean(),
  timeline: z.array(z.object({ status: z.enum(returnStatuses), at: instantField })),
  created_at: instantField,
})
export type OrderReturn = z.output<typeof returnSchema>

/** The returns of an order, and what may still be returned. */
export const orderReturnsSchema = z.object({
  /** The last days for a new request, in Cairo; null while the order cannot be returned. `change_of_mind` is null once it has passed. */
  last_days: z.object({ change_of_mind: z.iso.date().nullable(), fault: z.iso.date() }).nullable(),
  /** Units of each line that no return has. */
  returnable: z.array(returnItemSchema.extend({ image: z.string().nullable(), quantity: z.number().int().min(0) })),
  returns: z.array(returnSchema),
})
export type OrderReturns = z.output<typeof orderReturnsSchema>
