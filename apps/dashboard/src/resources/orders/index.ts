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
  write: 'orders.write',
  list: lazy(async () => ({ default: (await import('./list/order-list.tsx')).OrderList })),
  show: lazy(async () => ({ default: (await import('./page/order-show.tsx')).OrderShow })),
  create: lazy(async () => ({ default: (await import('./create/new-order-page.tsx')).NewOrderPage })),
  printouts: [
    {
      path: ':id/invoice',
      page: lazy(async () => ({ default: (await import('./invoice/invoice-page.tsx')).InvoicePage })),
    },
    {
      path: 'papers/labels',
      page: lazy(async () => ({ default: (await import('./papers/labels-page.tsx')).LabelsPage })),
    },
  ],
  recordRepresentation: 'number',
}
