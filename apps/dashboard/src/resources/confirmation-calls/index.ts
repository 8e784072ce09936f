import PhoneInTalk from '@mui/icons-material/PhoneInTalk'
import { lazy } from 'react'
import { confirmationCallsMessages } from '../shared/confirmation-calls.messages.ts'
import type { ResourceDefinition } from '../shared/resource-definition.ts'

export const confirmationCalls: ResourceDefinition = {
  name: 'confirmation-calls',
  texts: confirmationCallsMessages,
  group: 'sales',
  icon: PhoneInTalk,
  read: 'orders.write',
  write: null,
  list: lazy(async () => ({ default: (await import('./call-queue.tsx')).CallQueue })),
}
