import { z } from 'zod'
import { poundsField } from '../fields.ts'

/** What the owner may set and every page may show. */
export const shopSettingsSchema = z.object({
  name: z.string(),
  currency: z.literal('EGP'),
  delivery_fee: poundsField,
  free_delivery_over: poundsField,
  warranty_years: z.number().int(),
  /** For a fault, and for a change of mind. */
  return_days: z.number().int(),
  change_of_mind_days: z.number().int(),
  delivery_hours: z.number().int(),
  confirmation_minutes: z.number().int(),
  /** Where the shop's apps are found; null where there is none. */
  google_play_url: z.string().nullable(),
  app_store_url: z.string().nullable(),
  /** Whether the home slider draws the shop's own five stars on products that nobody has reviewed. */
  has_house_stars: z.boolean(),
  /** Of Google Analytics 4; null where visits are not counted. */
  analytics_id: z.string().nullable(),
})
export type ShopSettings = z.output<typeof shopSettingsSchema>
