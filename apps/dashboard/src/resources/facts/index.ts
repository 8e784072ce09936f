import Tune from '@mui/icons-material/Tune'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { factsMessages } from './facts.messages.ts'

export const facts: ResourceDefinition = {
  name: 'facts',
  texts: factsMessages,
  group: 'catalog',
  icon: Tune,
  read: 'catalogue.read',
  write: 'catalogue.write',
  list: lazy(async () => ({ default: (await import('./fact-list.tsx')).FactList })),
  form: lazy(async () => ({ default: (await import('./fact-form.tsx')).FactForm })),
  recordRepresentation: ({ name }) => name[document.documentElement.lang] ?? name.en,
}
