import { z } from 'zod'
import { poundsField } from '../fields.ts'
import { governorateCodes } from '../values/governorate-codes.ts'

/** The first and the last promised day, in Cairo. */
export const promiseSchema = z.object({ from: z.iso.date(), to: z.iso.date() })

/** Delivery to one governorate. */
export const deliveryZoneSchema = z.object({
  governorate: z.enum(governorateCodes),
  fee: poundsField,
  /** Subtotals above this are delivered free; null: never. */
  free_over: poundsField.nullable(),
  /** Working days until delivery. */
  days_from: z.number().int(),
  days_to: z.number().int(),
  takes_cash: z.boolean(),
  /** Whether the shop delivers there at present. */
  is_open: z.boolean(),
  /** For an order placed now; null where the shop does not deliver. */
  promise: promiseSchema.nullable(),
})
export type DeliveryZone = z.output<typeof deliveryZoneSchema>

/** Terms that several governorates share. They change only when staff change them, so pages that show them are cached without an end. */
export const deliveryTermsSchema = deliveryZoneSchema
  .pick({ fee: true, free_over: true, days_from: true, days_to: true, takes_cash: true })
  .extend({
    governorates: z.array(z.enum(governorateCodes)),
    /** Time of day in Cairo, `HH:MM`, from which an order counts as one of the next day; with the days of delivery the same everywhere. */
    cut_off: z.string(),
    /** Days with delivery, 1 (Monday) to 7 (Sunday). */
    weekdays: z.array(z.number().int()),
  })
export type SharedTerms = z.output<typeof deliveryTermsSchema>

/** Delivery to each of the 27 governorates, and the calendar behind the promises. */
export const deliverySchema = z.object({
  zones: z.array(deliveryZoneSchema),
  /** Time of day in Cairo, `HH:MM`, from which an order counts as one of the next day. */
  cut_off: z.string(),
  /** Days with delivery, 1 (Monday) to 7 (Sunday). */
  weekdays: z.array(z.number().int()),
  /** Days without delivery, from today on. */
  holidays: z.array(z.iso.date()),
})
export type Delivery = z.output<typeof deliverySchema>
