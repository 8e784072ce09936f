import Category from '@mui/icons-material/Category'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { categoriesMessages } from './categories.messages.ts'

export const categories: ResourceDefinition = {
  name: 'categories',
  texts: categoriesMessages,
  group: 'catalog',
  icon: Category,
  read: 'catalogue.read',
  write: 'catalogue.write',
  list: lazy(async () => ({ default: (await import('./category-list.tsx')).CategoryList })),
  form: lazy(async () => ({ default: (await import('./category-form.tsx')).CategoryForm })),
  recordRepresentation: ({ name }) => name[document.documentElement.lang] ?? name.en,
}
