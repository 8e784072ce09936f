import { defineEndpoints } from '../endpoint.ts'
import { shopSettingsSchema } from './settings.schema.ts'

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
