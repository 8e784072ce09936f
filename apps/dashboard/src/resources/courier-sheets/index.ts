import LocalShipping from '@mui/icons-material/LocalShipping'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { courierSheetsMessages } from './courier-sheets.messages.ts'

export const courierSheets: ResourceDefinition = {
  name: 'courier-sheets',
  texts: courierSheetsMessages,
  group: 'sales',
  icon: LocalShipping,
  read: 'orders.cash',
  write: null,
  list: lazy(async () => ({ default: (await import('./courier-sheets-page.tsx')).CourierSheetsPage })),
}
