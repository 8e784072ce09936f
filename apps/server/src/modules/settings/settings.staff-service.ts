import { governorateCodes, type Piastres, parsePounds, toPounds } from '@shop/contract'
import { type SettingsInput, type StaffSettings, staffRoles } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/guard/access-tokens.ts'
import type { SettingsKind } from '../audit/index.ts'
import { hasSecondFactor } from '../second-factors/index.ts'
import { readAllSettings, type SettingsColumns, saveSettings } from './settings.repository.ts'

export async function getStaffSettings(db: Db): Promise<StaffSettings> {
  const row = await readAllSettings(db)
  return {
    name: { en: row.nameEn, ar: row.nameAr },
    commercial_register: row.commercialRegister,
    tax_card: row.taxCard,
    seller_address: row.sellerAddress,
    warranty_years: row.warrantyYears,
    return_days: row.returnDays,
    change_of_mind_days: row.changeOfMindDays,
    google_play_url: row.googlePlayUrl,
    app_store_url: row.appStoreUrl,
    has_house_stars: row.hasHouseStars,
    delivery_hours: row.deliveryHours,
    confirmation_minutes: row.confirmationMinutes,
    calls_from: row.callsFrom,
    calls_to: row.callsTo,
    low_stock_at: row.lowStockAt,
    guest_max_per_product: row.guestMaxPerProduct,
    guest_max_units: row.guestMaxUnits,
    guest_max_total: toPounds(row.guestMaxTotalPiastres as Piastres),
    trust_known_after: row.trustKnownAfter,
    trust_known_max_total: toPounds(row.trustKnownMaxTotalPiastres as Piastres),
    trust_call_total: toPounds(row.trustCallTotalPiastres as Piastres),
    trust_call_refusals: row.trustCallRefusals,
    trust_code_refusals: row.trustCodeRefusals,
    trust_card_refusals: row.trustCardRefusals,
    trust_call_orders: row.trustCallOrders,
    trust_call_phones: row.trustCallPhones,
    trust_call_governorates: governorateCodes.filter((code) => row.trustCallGovernorates.includes(code)),
    trust_held_out_percent: row.trustHeldOutPercent,
    trust_deposit_percent: row.trustDepositPercent,
    // Plans that an earlier version saved name no way to pay.
    installment_plans: row.installmentPlans.map((plan) => ({ ...plan, method: plan.method ?? null })),
    is_phone_verification_required: row.isPhoneVerificationRequired,
    second_factor_roles: staffRoles.filter((role) => row.secondFactorRoles.includes(role)),
    version: row.version,
  }
}

/** Saving throws `own_second_factor_missing` when the change would lock out the caller. */
export function settingsFor({ userId, role }: Caller): SettingsKind<StaffSettings, SettingsInput> {
  const requiresOwnFactor = ({ second_factor_roles: roles }: SettingsInput) => roles.some((one) => one === role)
  return {
    entity: 'settings',
    entityId: 'shop',
    read: getStaffSettings,
    stateOf: ({ version: _version, ...settings }) => settings,
    async save(tx, version, input) {
      const isNewRule = requiresOwnFactor(input) && !requiresOwnFactor(await getStaffSettings(tx))
      if (isNewRule && !(await hasSecondFactor(tx, userId)))
        throw new AppError('own_second_factor_missing', { fields: ['second_factor_roles'] })
      return await saveSettings(tx, version, toColumns(input))
    },
  }
}

function toColumns(input: SettingsInput): SettingsColumns {
  return {
    nameEn: input.name.en,
    nameAr: input.name.ar,
    commercialRegister: input.commercial_register,
    taxCard: input.tax_card,
    sellerAddress: input.seller_address,
    warrantyYears: input.warranty_years,
    returnDays: input.return_days,
    deliveryHours: input.delivery_hours,
    changeOfMindDays: input.change_of_mind_days,
    hasHouseStars: input.has_house_stars,
    googlePlayUrl: input.google_play_url,
    appStoreUrl: input.app_store_url,
    confirmationMinutes: input.confirmation_minutes,
    callsFrom: input.calls_from,
    callsTo: input.calls_to,
    lowStockAt: input.low_stock_at,
    guestMaxPerProduct: input.guest_max_per_product,
    guestMaxUnits: input.guest_max_units,
    guestMaxTotalPiastres: parsePounds(input.guest_max_total) ?? 0,
    trustKnownAfter: input.trust_known_after,
    trustKnownMaxTotalPiastres: parsePounds(input.trust_known_max_total) ?? 0,
    trustCallTotalPiastres: parsePounds(input.trust_call_total) ?? 0,
    trustCallRefusals: input.trust_call_refusals,
    trustCodeRefusals: input.trust_code_refusals,
    trustCardRefusals: input.trust_card_refusals,
    trustCallOrders: input.trust_call_orders,
    trustCallPhones: input.trust_call_phones,
    trustCallGovernorates: input.trust_call_governorates,
    trustHeldOutPercent: input.trust_held_out_percent,
    trustDepositPercent: input.trust_deposit_percent,
    installmentPlans: input.installment_plans,
    isPhoneVerificationRequired: input.is_phone_verification_required,
    secondFactorRoles: input.second_factor_roles,
  }
}
