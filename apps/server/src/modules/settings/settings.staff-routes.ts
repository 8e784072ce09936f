import { settingsStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { getStaffSettings, updateSettings } from './settings.staff-service.ts'

/** What the owner may set. */
export function registerSettingsStaff(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, settingsStaffEndpoints, {
    getSettings: () => getStaffSettings(db),
    updateSettings: ({ body, caller }) => updateSettings(db, body, caller),
  })
}
