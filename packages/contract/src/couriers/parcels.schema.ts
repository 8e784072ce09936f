import { z } from 'zod'

/** The parcel of an order, as its shopper follows it. */
export const parcelSchema = z.object({
  /** The name of the carrier. */
  carrier: z.string(),
  /** Null while the carrier has given none. */
  tracking_number: z.string().nullable(),
  /** The page of the carrier about the parcel. */
  tracking_url: z.string().nullable(),
})
export type Parcel = z.output<typeof parcelSchema>
