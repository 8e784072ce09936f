import type { GovernorateCode, InstallmentPlan, Language, Localized } from '@shop/contract'
import { inBothLanguages, inLanguage } from '../../database/bilingual.ts'
import type { Db, Fragment } from '../../database/client.ts'
import { hasRows } from '../../database/rows.ts'
import type { shopSettings } from './settings.table.ts'

export type SettingsRow = {
  name: string
  warrantyYears: number
  returnDays: number
  changeOfMindDays: number
  googlePlayUrl: string | null
  appStoreUrl: string | null
  hasHouseStars: boolean
  deliveryHours: number
  confirmationMinutes: number
  callsFrom: string
  callsTo: string
}

/** The shop's settings in one language. */
export async function getSettings(db: Db, language: Language): Promise<SettingsRow> {
  return onlyRow(
    await db<SettingsRow[]>`
      select ${inLanguage(db, 'name', language)} as name, warranty_years, return_days, change_of_mind_days, delivery_hours,
      confirmation_minutes, calls_from, calls_to, google_play_url, app_store_url, has_house_stars
      from shop_settings`,
  )
}

/** The plans to pay by the month that are valid now, in one language, and when others are; null where that never changes. */
export async function listInstallmentPlans(
  db: Db,
  now: Date,
  language: Language,
): Promise<{ plans: InstallmentPlan[]; nextChange: Date | null }> {
  return onlyRow(
    await db<{ plans: InstallmentPlan[]; nextChange: Date | null }[]>`
      with today as (select (${now}::timestamptz at time zone 'Africa/Cairo')::date as day),
      plans as (
        select plan, place, (plan ->> 'valid_from')::date as first, (plan ->> 'valid_to')::date + 1 as ended
        from shop_settings, jsonb_array_elements(installment_plans) with ordinality as listed (plan, place))
      select
        coalesce(
          (select jsonb_agg('{"method": null}' || (plan - 'valid_from' - 'valid_to') || jsonb_build_object('name', plan -> 'name' ->> ${language}) order by place)
            from plans, today where first <= day and (ended is null or day < ended)), '[]') as plans,
        (select min(change)::timestamp at time zone 'Africa/Cairo'
          from plans, today, unnest(array[first, ended]) as change where change > day) as next_change`,
  )
}

export type AccountTerms = { shopName: string; isVerificationRequired: boolean }

/** Reads what accounts depend on: the shop's name in one language, and whether a phone must be verified. */
export async function getAccountTerms(db: Db, language: Language): Promise<AccountTerms> {
  return onlyRow(
    await db<AccountTerms[]>`
      select ${inLanguage(db, 'name', language)} as shop_name, is_phone_verification_required as is_verification_required
      from shop_settings`,
  )
}

/** The seller, for invoices; an invoice with a number keeps it as JSON. */
export type Seller = {
  name: Localized
  address: string | null
  commercialRegister: string | null
  taxCard: string | null
}

export async function getSeller(db: Db): Promise<Seller> {
  return onlyRow(
    await db<Seller[]>`
      select jsonb_build_object('en', name_en, 'ar', name_ar) as name, seller_address as address, commercial_register, tax_card
      from shop_settings`,
  )
}

/** SQL condition: the role of `users u` must have a second factor. */
export function isSecondFactorRequired(db: Db): Fragment {
  return db`(u.role = any((select second_factor_roles from shop_settings)::text[]))`
}

/** The roles of staff that must have a second factor. */
export async function getSecondFactorRoles(db: Db): Promise<string[]> {
  return onlyRow(await db<{ roles: string[] }[]>`select second_factor_roles as roles from shop_settings`).roles
}

/** A variant with this many units or fewer is running out. */
export async function getLowStockLevel(db: Db): Promise<number> {
  return onlyRow(await db<{ lowStockAt: number }[]>`select low_stock_at from shop_settings`).lowStockAt
}

/** Above any of these a guest's order needs a code. Total in piastres. */
export type OrderCeilings = { perProduct: number; units: number; total: number }

/** When a cash order needs no confirmation, and when more than the link. Totals in piastres; a count of 0 switches its rule off. */
export type TrustRules = {
  knownAfter: number
  knownMaxTotal: number
  callTotal: number
  callRefusals: number
  codeRefusals: number
  cardRefusals: number
  callOrders: number
  callPhones: number
  callGovernorates: GovernorateCode[]
  /** Percent of phones that are left out to measure what the rules do. */
  heldOutPercent: number
  /** Percent of the total that a card may pay as a deposit where no cash is taken; 0: no deposit. */
  depositPercent: number
}

export type OrderRules = { ceilings: OrderCeilings; trust: TrustRules; shopName: Localized }

/** Reads what a new order must keep to, and the name of the shop for its message. */
export async function getOrderRules(db: Db): Promise<OrderRules> {
  const { perProduct, units, total, shopName, ...trust } = onlyRow(
    await db<(OrderCeilings & TrustRules & { shopName: Localized })[]>`
      select ${inBothLanguages(db, 'name')} as shop_name, guest_max_per_product as per_product, guest_max_units as units, guest_max_total_piastres as total,
        trust_known_after as known_after, trust_known_max_total_piastres as known_max_total,
        trust_call_total_piastres as call_total, trust_call_refusals as call_refusals, trust_code_refusals as code_refusals,
        trust_card_refusals as card_refusals, trust_call_orders as call_orders, trust_call_phones as call_phones,
        trust_call_governorates as call_governorates, trust_held_out_percent as held_out_percent, trust_deposit_percent as deposit_percent
      from shop_settings`,
  )
  return { ceilings: { perProduct, units, total }, trust, shopName }
}

type AllSettingsRow = typeof shopSettings.$inferSelect
export type SettingsColumns = Omit<AllSettingsRow, 'isOnly' | 'version'>

/** Reads all settings, with both languages. */
export async function readAllSettings(db: Db): Promise<AllSettingsRow> {
  return onlyRow(await db<AllSettingsRow[]>`select * from shop_settings`)
}

/** @returns false when the stored version is another one */
export async function saveSettings(db: Db, version: number, columns: SettingsColumns): Promise<boolean> {
  return await hasRows(db`
    update shop_settings set ${db(columns)}, version = version + 1 where version = ${version}`)
}

function onlyRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('The row of shop_settings is missing')
  return row
}
