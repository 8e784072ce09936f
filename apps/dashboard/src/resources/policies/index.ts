import Gavel from '@mui/icons-material/Gavel'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { policiesMessages } from './policies.messages.ts'

export const policies: ResourceDefinition = {
  name: 'policies',
  texts: policiesMessages,
  group: 'content',
  icon: Gavel,
  read: 'content.read',
  write: 'content.write',
  list: lazy(async () => ({ default: (await import('./policy-pages.tsx')).PolicyList })),
  edit: lazy(async () => ({ default: (await import('./policy-pages.tsx')).PolicyEdit })),
  recordRepresentation: ({ title }) => title[document.documentElement.lang] ?? title.en,
}
