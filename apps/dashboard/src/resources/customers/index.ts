import People from '@mui/icons-material/People'
import type { Customer } from '@shop/contract/staff'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { customersMessages } from './customers.messages.ts'

export const customers: ResourceDefinition = {
  name: 'customers',
  texts: customersMessages,
  group: 'sales',
  icon: People,
  read: 'customers.read',
  write: null,
  list: lazy(async () => ({ default: (await import('./customer-list.tsx')).CustomerList })),
  show: lazy(async () => ({ default: (await import('./customer-show.tsx')).CustomerShow })),
  recordRepresentation: (record) => (record as Customer).name || (record as Customer).id,
}
