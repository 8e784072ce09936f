import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { amountField, chosenDayField, textField } from '../fields.ts'
import { localizedField } from '../staff/localized-fields.ts'
import { localizedSchema, versionField } from '../staff/staff-fields.ts'
import type { Tier } from './electricity.schema.ts'

const tierField = z.object({
  up_to_kwh: z.number().int().min(1).max(1_000_000).nullable(),
  price_per_kwh: amountField.min(0).max(1000),
  is_from_first_kwh: z.boolean(),
})

const tariffField = z.object({
  valid_from: chosenDayField,
  /** Who published the prices, as shoppers read it. */
  source: localizedField(120),
  source_url: textField(300).pipe(z.string().refine(isSecureLink, { params: { reason: 'https' } })),
  tiers: z.array(tierField).min(1).max(20).superRefine(refuseBrokenTiers),
})

const electricityFields = z.object({
  household_kwh: z.number().int().min(1).max(10_000),
  tariffs: z.array(tariffField).max(50).superRefine(refuseEqualDays),
})
export type ElectricityInput = z.output<typeof electricityFields>

const staffTariffSchema = tariffField.extend({
  valid_from: z.iso.date(),
  source: localizedSchema,
  source_url: z.string(),
  tiers: z.array(tierField),
})
export const staffElectricitySchema = z.object({
  household_kwh: z.number().int(),
  /** The newest first. */
  tariffs: z.array(staffTariffSchema),
  version: versionField,
})
export type StaffElectricity = z.output<typeof staffElectricitySchema>

export const electricityStaffEndpoints = defineStaffEndpoints({
  getElectricity: {
    method: 'GET',
    path: '/api/admin/electricity/',
    summary: 'The electricity tariffs, and what a household is assumed to use',
    permission: 'settings.read',
    answer: staffElectricitySchema,
  },
  updateElectricity: {
    method: 'PUT',
    path: '/api/admin/electricity/',
    summary: 'Replaces the electricity tariffs and the assumed consumption',
    permission: 'settings.write',
    body: electricityFields.extend({ version: versionField }),
    answer: staffElectricitySchema,
    errors: ['version_conflict'],
  },
})

/** Tiers rise in kWh and never fall in price, the last alone has no end: so more electricity never costs less. */
function refuseBrokenTiers(tiers: readonly Tier[], context: z.core.$RefinementCtx): void {
  const refuse = (index: number, field: keyof Tier, reason: string) =>
    context.addIssue({ code: 'custom', path: [index, field], params: { reason } })
  tiers.forEach(({ up_to_kwh: end, price_per_kwh: price }, index) => {
    const before = tiers[index - 1]
    const isLast = index === tiers.length - 1
    if (isLast && end !== null) refuse(index, 'up_to_kwh', 'last_tier_has_end')
    if (!isLast && end === null) refuse(index, 'up_to_kwh', 'tier_has_no_end')
    if (end !== null && before?.up_to_kwh != null && end <= before.up_to_kwh) refuse(index, 'up_to_kwh', 'tier_order')
    if (before && price < before.price_per_kwh) refuse(index, 'price_per_kwh', 'tier_price_falls')
  })
}

function refuseEqualDays(tariffs: readonly { valid_from: string }[], context: z.core.$RefinementCtx): void {
  const days = tariffs.map(({ valid_from }) => valid_from)
  days.forEach((day, index) => {
    if (days.indexOf(day) < index)
      context.addIssue({ code: 'custom', path: [index, 'valid_from'], params: { reason: 'double' } })
  })
}

function isSecureLink(link: string): boolean {
  return URL.canParse(link) && new URL(link).protocol === 'https:'
}
