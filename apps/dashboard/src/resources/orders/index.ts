import ShoppingBag from '@mui/icons-material/ShoppingBag'
import { lazy } from 'react'
import type { ResourceDefinition } from '../resource.ts'
import { ordersMessages } from './orders.messages.ts'

export const orders: ResourceDefinition = {
  name: 'orders',
  texts: ordersMessages,
  group: 'sales',
  icon: ShoppingBag,
  read: 'orders.read',
  write: null,
  list: lazy(async () => ({ default: (await import('./order-list.tsx')).OrderList })),
  show: lazy(async () => ({ default: (await import('./order-show.tsx')).OrderShow })),
  printouts: [
    { path: ':id/invoice', page: lazy(async () => ({ default: (await import('./invoice-page.tsx')).InvoicePage })) },
  ],
  recordRepresentation: 'number',
}
