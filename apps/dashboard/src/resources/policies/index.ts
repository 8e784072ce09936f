import Gavel from '@mui/icons-material/Gavel'
import { lazy } from 'react'
import type { ResourceDefinition } from '../resource.ts'
import { policiesMessages } from './policies.messages.ts'

export const policies: ResourceDefinition = {
  name: 'policies',
  texts: policiesMessages,
  group: 'content',
  icon: Gavel,
  read: 'content.read',
  write: 'content.write',
  list: lazy(async () => ({ default: (await import('./policy-list.tsx')).PolicyList })),
  edit: lazy(async () => ({ default: (await import('./policy-edit.tsx')).PolicyEdit })),
  recordRepresentation: ({ title }) => title[document.documentElement.lang] ?? title.en,
}
