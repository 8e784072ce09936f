import ElectricBolt from '@mui/icons-material/ElectricBolt'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { electricityMessages } from './electricity.messages.ts'

export const electricity: ResourceDefinition = {
  name: 'electricity',
  texts: electricityMessages,
  group: 'settings',
  icon: ElectricBolt,
  read: 'settings.read',
  write: 'settings.write',
  list: lazy(async () => ({ default: (await import('./electricity-page.tsx')).ElectricityPage })),
}
