import { z } from 'zod'
import { catalogLimits } from '../catalog/catalog-limits.ts'
import { defineStaffEndpoints } from '../endpoint.ts'
import { amountField, chosenDayField, readBy, textField } from '../fields.ts'
import { planMethods } from '../orders/order-status.ts'
import { localizedField } from '../staff/localized-fields.ts'
import { staffRoles } from '../staff/permissions.ts'
import { versionField } from '../staff/staff-fields.ts'
import { readTypedDigits, toAsciiDigits } from '../values/digits.ts'
import { governorateCodes } from '../values/governorate-codes.ts'

const fee = amountField.min(0).max(1_000_000)

/** The entry of the commercial register: a number, often with the name of the office. */
const commercialRegister = textField(60).transform(toAsciiDigits)

/** The nine digits of an Egyptian tax card, written as on the card: 123-456-789. */
const taxCard = z.string().max(40).transform(readBy(parseTaxCard, 'tax_card'))

function parseTaxCard(typed: string): string | null {
  const groups = /^(\d{3})(\d{3})(\d{3})$/.exec(readTypedDigits(typed))
  return groups?.slice(1).join('-') ?? null
}

/** The page of an app in its store; a search of the store is no page of an app. */
function appLink(host: string) {
  const isApp = (link: string) => {
    const url = URL.canParse(link) ? new URL(link) : null
    return url?.protocol === 'https:' && url.host === host && !url.pathname.includes('/search')
  }
  return textField(300).pipe(z.string().refine(isApp, { params: { reason: 'app_link' } }))
}

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A plan to pay by the month, valid from its first to its last day in Cairo, both included. */
const installmentPlanField = z
  .object({
    name: localizedField(60),
    method: z.enum(planMethods).nullable().default(null),
    months: z.number().int().min(2).max(120),
    /** All fees and interest, in percent of the price. */
    fee_percent: amountField.min(0).max(200),
    min_total: fee,
    max_total: fee.nullable(),
    valid_from: chosenDayField,
    /** Null: until the plan is removed. */
    valid_to: chosenDayField.nullable(),
  })
  .superRefine((plan, context) => {
    const refuse = (field: 'max_total' | 'valid_to', reason: string) =>
      context.addIssue({ code: 'custom', path: [field], params: { reason } })
    if (plan.max_total !== null && plan.max_total < plan.min_total) refuse('max_total', 'below_min')
    if (plan.valid_to !== null && plan.valid_to < plan.valid_from) refuse('valid_to', 'after_start')
  })
export type StaffInstallmentPlan = z.output<typeof installmentPlanField>

const settingsFields = z.object({
  name: localizedField(60),
  /** Printed on invoices; null where the shop has none to show. */
  commercial_register: commercialRegister.nullable(),
  tax_card: taxCard.nullable(),
  seller_address: textField(200).nullable(),
  warranty_years: z.number().int().min(0).max(20),
  return_days: z.number().int().min(0).max(365),
  change_of_mind_days: z.number().int().min(0).max(365),
  google_play_url: appLink('play.google.com').nullable(),
  app_store_url: appLink('apps.apple.com').nullable(),
  has_house_stars: z.boolean(),
  delivery_hours: z.number().int().min(1).max(720),
  confirmation_minutes: z.number().int().min(1).max(10_080),
  /** The times of day in Cairo between which the shop calls. */
  calls_from: timeOfDay,
  calls_to: timeOfDay,
  /** Variants with so many or fewer run out. */
  low_stock_at: z.number().int().min(0).max(catalogLimits.units),
  /** Above any of these a guest's order needs a code that is sent to the phone: units of one product, units in all, total in EGP. */
  guest_max_per_product: z.number().int().min(1).max(100_000),
  guest_max_units: z.number().int().min(1).max(100_000),
  guest_max_total: fee,
  /** Cash orders. After so many deliveries a customer needs no confirmation, up to a total in EGP; 0: never. */
  trust_known_after: z.number().int().min(0).max(100),
  trust_known_max_total: fee,
  /** Above this total, in EGP, only a call confirms. */
  trust_call_total: fee,
  /** Refused parcels of a year from which an order needs a call, a code at the checkout, or a card; 0: never. */
  trust_call_refusals: z.number().int().min(0).max(100),
  trust_code_refusals: z.number().int().min(0).max(100),
  trust_card_refusals: z.number().int().min(0).max(100),
  /** Orders of one phone within 24 hours, and phones with open orders at one address, from which only a call confirms; 0: never. */
  trust_call_orders: z.number().int().min(0).max(100),
  trust_call_phones: z.number().int().min(0).max(100),
  /** Governorates whose orders only a call confirms. */
  trust_call_governorates: z
    .array(z.enum(governorateCodes))
    .max(governorateCodes.length)
    .transform((given) => governorateCodes.filter((code) => given.includes(code))),
  /** Percent of phones whose orders need the link alone, where the rules ask for a call or a code, so that reports show what these do. */
  trust_held_out_percent: z.number().int().min(0).max(50),
  /** Percent of the total that a card may pay as a deposit where the rules take no cash; the rest is cash. 0: no deposit. */
  trust_deposit_percent: z
    .number()
    .int()
    .max(90)
    .refine((percent) => percent === 0 || percent >= 5, { params: { reason: 'deposit_percent' } }),
  installment_plans: z.array(installmentPlanField).max(30),
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
    permission: 'settings.read',
    answer: staffSettingsSchema,
  },
  updateSettings: {
    method: 'PUT',
    path: '/api/admin/settings/',
    summary: 'Changes the settings',
    permission: 'settings.write',
    body: settingsFields.extend({ version: versionField }).refine(({ calls_from, calls_to }) => calls_from < calls_to, {
      path: ['calls_to'],
      params: { reason: 'after_start' },
    }),
    answer: staffSettingsSchema,
    errors: ['version_conflict', 'own_second_factor_missing'],
  },
})
