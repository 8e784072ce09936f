import Inventory from '@mui/icons-material/Inventory2'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { packingMessages } from './packing.messages.ts'

export const packing: ResourceDefinition = {
  name: 'packing',
  texts: packingMessages,
  group: 'sales',
  icon: Inventory,
  read: 'orders.fulfil',
  write: null,
  list: lazy(async () => ({ default: (await import('./packing-page.tsx')).PackingPage })),
}
