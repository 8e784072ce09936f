import Devices from '@mui/icons-material/Devices'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { productTypesMessages } from './product-types.messages.ts'

export const productTypes: ResourceDefinition = {
  name: 'product-types',
  texts: productTypesMessages,
  group: 'catalog',
  icon: Devices,
  read: 'catalogue.read',
  write: 'catalogue.write',
  list: lazy(async () => ({ default: (await import('./product-type-list.tsx')).ProductTypeList })),
  form: lazy(async () => ({ default: (await import('./product-type-form.tsx')).ProductTypeForm })),
  recordRepresentation: ({ name }) => name[document.documentElement.lang] ?? name.en,
}
