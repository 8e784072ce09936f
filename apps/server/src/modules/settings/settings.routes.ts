import { piastres, type ShopSettings, settingsEndpoints, toPounds } from '@shop/contract'
import { settingsStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { holdsUntil, showsTopics } from '../../http/answers/shared-answers.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { changeSettings } from '../audit/index.ts'
import { describeTerms } from '../delivery/index.ts'
import { getSettings, listInstallmentPlans } from './settings.repository.ts'
import { getStaffSettings, settingsFor } from './settings.staff-service.ts'

/** @param analyticsId measurement id of Google Analytics 4; null when visits are not counted */
export function registerSettings(
  app: FastifyInstance,
  { db, analyticsId, readClock }: { db: Db; analyticsId: string | null; readClock: () => Date },
): void {
  bindEndpoints(app, settingsEndpoints, {
    async getSettings({ language }): Promise<ShopSettings> {
      showsTopics(['settings', 'delivery'])
      const [settings, terms, installments] = await Promise.all([
        getSettings(db, language),
        describeTerms(db),
        listInstallmentPlans(db, readClock(), language),
      ])
      holdsUntil(installments.nextChange)
      return {
        name: settings.name,
        currency: 'EGP',
        delivery_fee: toPounds(piastres(terms.fee)),
        free_delivery_over: terms.free_over === null ? null : toPounds(piastres(terms.free_over)),
        takes_cash: terms.takes_cash,
        warranty_years: settings.warrantyYears,
        return_days: settings.returnDays,
        change_of_mind_days: settings.changeOfMindDays,
        google_play_url: settings.googlePlayUrl,
        app_store_url: settings.appStoreUrl,
        has_house_stars: settings.hasHouseStars,
        delivery_hours: settings.deliveryHours,
        confirmation_minutes: settings.confirmationMinutes,
        calls_from: settings.callsFrom,
        calls_to: settings.callsTo,
        installment_plans: installments.plans,
        analytics_id: analyticsId,
      }
    },
  })
}

export function registerSettingsStaff(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, settingsStaffEndpoints, {
    getSettings: () => getStaffSettings(db),
    updateSettings: ({ body, caller }) => changeSettings(db, settingsFor(caller), body, caller.userId),
  })
}
