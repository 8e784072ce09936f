import { z } from 'zod'
import { poundsField } from '../fields.ts'

/** What the owner may set and every page may show. */
export const shopSettingsSchema = z.object({
  name: z.string(),
  currency: z.literal('EGP'),
  delivery_fee: poundsField,
  free_delivery_over: poundsField,
  warranty_years: z.number().int(),
  return_days: z.number().int(),
  delivery_hours: z.number().int(),
  confirmation_minutes: z.number().int(),
  /** Of Google Analytics 4; null where visits are not counted. */
  analytics_id: z.string().nullable(),
})
export type ShopSettings = z.output<typeof shopSettingsSchema>
