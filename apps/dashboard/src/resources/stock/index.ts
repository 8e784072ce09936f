import Warehouse from '@mui/icons-material/Warehouse'
import { lazy } from 'react'
import type { ResourceDefinition } from '../resource.ts'
import { stockMessages } from './stock.messages.ts'

export const stock: ResourceDefinition = {
  name: 'stock-levels',
  texts: stockMessages,
  group: 'catalogue',
  icon: Warehouse,
  read: 'catalogue.read',
  write: null,
  list: lazy(async () => ({ default: (await import('./stock-list.tsx')).StockList })),
}
