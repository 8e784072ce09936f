import { z } from 'zod'
import { catalogLimits } from '../catalog/catalog-limits.ts'
import { defineStaffEndpoints } from '../endpoint.ts'
import { poundsField, textField } from '../fields.ts'
import { localizedField } from '../staff/localized-fields.ts'
import { staffRoles } from '../staff/permissions.ts'
import { versionField } from '../staff/staff-fields.ts'
import { readTypedDigits, toAsciiDigits } from '../values/digits.ts'
import { parsePounds } from '../values/money.ts'

const fee = poundsField
  .max(1_000_000)
  .refine((pounds) => parsePounds(pounds) !== null, { params: { reason: 'amount' } })

/** The entry of the commercial register: a number, often with the name of the office. */
const commercialRegister = textField(60).transform(toAsciiDigits)

/** The nine digits of an Egyptian tax card, written as on the card: 123-456-789. */
const taxCard = z
  .string()
  .max(40)
  .transform((typed, context) => {
    const groups = /^(\d{3})(\d{3})(\d{3})$/.exec(readTypedDigits(typed))
    if (groups) return groups.slice(1).join('-')
    context.addIssue({ code: 'custom', params: { reason: 'tax_card' } })
    return z.NEVER
  })

/** The page of an app in its store; a search of the store is no page of an app. */
function appLink(host: string) {
  const isApp = (link: string) => {
    const url = URL.canParse(link) ? new URL(link) : null
    return url?.protocol === 'https:' && url.host === host && !url.pathname.includes('/search')
  }
  return textField(300).pipe(z.string().refine(isApp, { params: { reason: 'app_link' } }))
}

const settingsFields = z.object({
  name: localizedField(60),
  /** Printed on invoices; null where the shop has none to show. */
  commercial_register: commercialRegister.nullable(),
  tax_card: taxCard.nullable(),
  warranty_years: z.number().int().min(0).max(20),
  return_days: z.number().int().min(0).max(365),
  change_of_mind_days: z.number().int().min(0).max(365),
  google_play_url: appLink('play.google.com').nullable(),
  app_store_url: appLink('apps.apple.com').nullable(),
  has_house_stars: z.boolean(),
  delivery_hours: z.number().int().min(1).max(720),
  confirmation_minutes: z.number().int().min(1).max(10_080),
  /** Variants with so many or fewer run out. */
  low_stock_at: z.number().int().min(0).max(catalogLimits.units),
  /** Above any of these a guest's order needs a code that is sent to the phone: units of one product, units in all, total in EGP. */
  guest_max_per_product: z.number().int().min(1).max(100_000),
  guest_max_units: z.number().int().min(1).max(100_000),
  guest_max_total: fee,
  is_phone_verification_required: z.boolean(),
  /** Staff of these roles may do nothing before they have set up a second factor. */
  second_factor_roles: z
    .array(z.enum(staffRoles))
    .max(20)
    .transform((given) => staffRoles.filter((role) => given.includes(role))),
})
export type SettingsInput = z.output<typeof settingsFields>

export const staffSettingsSchema = settingsFields.extend({ version: versionField })
export type StaffSettings = z.output<typeof staffSettingsSchema>

export const settingsStaffEndpoints = defineStaffEndpoints({
  getSettings: {
    method: 'GET',
    path: '/api/admin/settings/',
    summary: 'What the owner may set',
    access: 'staff',
    permission: 'settings.read',
    answer: staffSettingsSchema,
    errors: [],
    timeoutMs: 15_000,
  },
  updateSettings: {
    method: 'PUT',
    path: '/api/admin/settings/',
    summary: 'Changes the settings',
    access: 'staff',
    permission: 'settings.write',
    body: settingsFields.extend({ version: versionField }),
    answer: staffSettingsSchema,
    errors: ['version_conflict', 'own_second_factor_missing'],
    timeoutMs: 15_000,
  },
})
