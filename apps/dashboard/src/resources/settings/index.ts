import Settings from '@mui/icons-material/Settings'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { settingsMessages } from './settings.messages.ts'

export const settings: ResourceDefinition = {
  name: 'settings',
  texts: settingsMessages,
  group: 'settings',
  icon: Settings,
  read: 'settings.read',
  write: 'settings.write',
  list: lazy(async () => ({ default: (await import('./settings-page.tsx')).SettingsPage })),
}
