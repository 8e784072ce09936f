import LocalShipping from '@mui/icons-material/LocalShipping'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { deliveryMessages } from './delivery.messages.ts'

export const delivery: ResourceDefinition = {
  name: 'delivery',
  texts: deliveryMessages,
  group: 'settings',
  icon: LocalShipping,
  read: 'settings.read',
  write: 'settings.write',
  list: lazy(async () => ({ default: (await import('./delivery-page.tsx')).DeliveryPage })),
}
