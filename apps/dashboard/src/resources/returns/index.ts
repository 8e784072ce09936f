import AssignmentReturn from '@mui/icons-material/AssignmentReturn'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { returnsMessages } from '../shared/returns.messages.ts'

export const returns: ResourceDefinition = {
  name: 'returns',
  texts: returnsMessages,
  group: 'sales',
  icon: AssignmentReturn,
  read: 'orders.read',
  write: null,
  list: lazy(async () => ({ default: (await import('./return-list.tsx')).ReturnList })),
  show: lazy(async () => ({ default: (await import('./page/return-show.tsx')).ReturnShow })),
  printouts: [
    {
      path: ':id/credit-note',
      page: lazy(async () => ({ default: (await import('./credit-note-page.tsx')).CreditNotePage })),
    },
  ],
  recordRepresentation: 'number',
}
