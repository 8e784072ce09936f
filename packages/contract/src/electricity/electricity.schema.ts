import { z } from 'zod'
import { poundsField } from '../fields.ts'

/** One step of the prices of electricity for households. */
export const tierSchema = z.object({
  /** The last kWh of a month that belongs to the tier; null for the last tier. */
  up_to_kwh: z.number().int().nullable(),
  price_per_kwh: poundsField,
  /**
   * Whether a month that ends in this tier, or in one above it, pays this price from its first kWh up to `up_to_kwh`. Otherwise the
   * tier prices only the kWh above the tier before it.
   */
  is_from_first_kwh: z.boolean(),
})
export type Tier = z.output<typeof tierSchema>

/** The prices of electricity for households since a day. */
export const tariffSchema = z.object({
  valid_from: z.iso.date(),
  source: z.string(),
  source_url: z.url(),
  /** In rising order. */
  tiers: z.array(tierSchema),
})
export type Tariff = z.output<typeof tariffSchema>

/** What the monthly cost of an appliance is worked out from. */
export const electricitySchema = z.object({
  /** What a household is assumed to use in a month besides the appliance. */
  household_kwh: z.number().int(),
  /** The newest tariff that is valid today; null where the shop has none. */
  tariff: tariffSchema.nullable(),
})
export type Electricity = z.output<typeof electricitySchema>
