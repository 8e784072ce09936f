import Inventory2 from '@mui/icons-material/Inventory2'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { productsMessages } from './products.messages.ts'

export const products: ResourceDefinition = {
  name: 'products',
  texts: productsMessages,
  group: 'catalog',
  icon: Inventory2,
  read: 'catalogue.read',
  write: 'catalogue.write',
  list: lazy(async () => ({ default: (await import('./product-list.tsx')).ProductList })),
  form: lazy(async () => ({ default: (await import('./form/product-form.tsx')).ProductForm })),
  recordRepresentation: 'sku',
}
