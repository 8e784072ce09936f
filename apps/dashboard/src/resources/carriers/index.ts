import LocalShipping from '@mui/icons-material/LocalShipping'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { carriersMessages } from './carriers.messages.ts'

export const carriers: ResourceDefinition = {
  name: 'carriers',
  texts: carriersMessages,
  group: 'settings',
  icon: LocalShipping,
  read: 'settings.read',
  write: 'settings.write',
  list: lazy(async () => ({ default: (await import('./carrier-list.tsx')).CarrierList })),
  form: lazy(async () => ({ default: (await import('./carrier-form.tsx')).CarrierForm })),
  recordRepresentation: ({ name }) => name[document.documentElement.lang] ?? name.en,
}
