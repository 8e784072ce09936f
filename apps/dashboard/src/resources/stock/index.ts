import Warehouse from '@mui/icons-material/Warehouse'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { stockMessages } from '../shared/stock.messages.ts'

export const stock: ResourceDefinition = {
  name: 'stock-levels',
  texts: stockMessages,
  group: 'catalog',
  icon: Warehouse,
  read: 'catalogue.read',
  // Movements have their own dialog and permission, `stock.write`.
  write: null,
  list: lazy(async () => ({ default: (await import('./stock-list.tsx')).StockList })),
}
