import { z } from 'zod'
import { promiseSchema } from '../delivery/delivery.schema.ts'
import { httpStatusOf } from '../errors.ts'
import { poundsField } from '../fields.ts'
import { orderViews } from './order-work.ts'
import { invoiceSchema } from './orders.staff-schema.ts'
import { staffParcelSchema } from './parcels.staff-endpoints.ts'

/** How many orders each queue holds. */
export const viewCountsSchema = z.record(z.enum(orderViews), z.number().int())
export type ViewCounts = z.output<typeof viewCountsSchema>

/** What became of each order of a request; the others go on when one is refused. */
export const workResultSchema = z.object({
  done: z.number().int(),
  refused: z.array(
    z.object({
      id: z.uuid(),
      /** Null for an unknown order. */
      number: z.string().nullable(),
      code: z.enum(Object.keys(httpStatusOf)),
      /** The reason, in the language of the request. */
      detail: z.string(),
    }),
  ),
})
export type WorkResult = z.output<typeof workResultSchema>

/** What the papers of an order say: its invoice, and what packer and courier need. */
export const printoutSchema = invoiceSchema.extend({
  id: z.uuid(),
  /** What the courier collects at the door; null when nothing is due. */
  to_collect: poundsField.nullable(),
  /** What the shopper wrote for the delivery. */
  shopper_note: z.string().nullable(),
  promise: promiseSchema.nullable(),
  parcel: staffParcelSchema.nullable(),
  units: z.number().int(),
})
export type Printout = z.output<typeof printoutSchema>
