import ShoppingBag from '@mui/icons-material/ShoppingBag'
import { lazy } from 'react'
import { ordersMessages } from '../shared/orders.messages.ts'
import type { ResourceDefinition } from '../shared/resource-definition.ts'

export const orders: ResourceDefinition = {
  name: 'orders',
  texts: ordersMessages,
  group: 'sales',
  icon: ShoppingBag,
  read: 'orders.read',
  write: null,
  list: lazy(async () => ({ default: (await import('./order-list.tsx')).OrderList })),
  show: lazy(async () => ({ default: (await import('./page/order-show.tsx')).OrderShow })),
  printouts: [
    {
      path: ':id/invoice',
      page: lazy(async () => ({ default: (await import('./invoice/invoice-page.tsx')).InvoicePage })),
    },
  ],
  recordRepresentation: 'number',
}
