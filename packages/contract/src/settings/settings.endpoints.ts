import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { poundsField } from '../fields.ts'
import { installmentPlanSchema } from './installment-plan.schema.ts'

/** What the owner may set and every page may show. */
const shopSettingsSchema = z.object({
  name: z.string(),
  currency: z.literal('EGP'),
  /** The lowest fee of all governorates. */
  delivery_fee: poundsField,
  /** Subtotals above this are delivered free everywhere; null where some governorate never is. */
  free_delivery_over: poundsField.nullable(),
  /** Whether any open governorate takes cash on delivery. */
  takes_cash: z.boolean(),
  warranty_years: z.number().int(),
  /** For a fault, and for a change of mind. */
  return_days: z.number().int(),
  change_of_mind_days: z.number().int(),
  delivery_hours: z.number().int(),
  confirmation_minutes: z.number().int(),
  /** The times of day in Cairo, `HH:MM`, between which the shop calls. */
  calls_from: z.string(),
  calls_to: z.string(),
  /** Links to the shop's apps; null when there is none. */
  google_play_url: z.string().nullable(),
  app_store_url: z.string().nullable(),
  /** Whether the home slider shows five stars of the shop itself on products without reviews. */
  has_house_stars: z.boolean(),
  /** The plans to pay by the month that are valid today. */
  installment_plans: z.array(installmentPlanSchema),
  /** Of Google Analytics 4; null where visits are not counted. */
  analytics_id: z.string().nullable(),
})
export type ShopSettings = z.output<typeof shopSettingsSchema>

export const settingsEndpoints = defineEndpoints({
  getSettings: {
    method: 'GET',
    path: '/api/settings/',
    summary: 'Name, delivery fee and promises of the shop',
    access: 'public',
    answer: shopSettingsSchema,
    timeoutMs: 10_000,
    isShared: true,
  },
})
