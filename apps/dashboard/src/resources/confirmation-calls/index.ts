import PhoneInTalk from '@mui/icons-material/PhoneInTalk'
import { lazy } from 'react'
import type { ResourceDefinition } from '../resource.ts'
import { confirmationCallsMessages } from './confirmation-calls.messages.ts'

export const confirmationCalls: ResourceDefinition = {
  name: 'confirmation-calls',
  texts: confirmationCallsMessages,
  group: 'sales',
  icon: PhoneInTalk,
  read: 'orders.read',
  write: null,
  list: lazy(async () => ({ default: (await import('./call-queue.tsx')).CallQueue })),
}
