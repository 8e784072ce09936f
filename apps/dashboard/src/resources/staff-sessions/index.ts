import Devices from '@mui/icons-material/Devices'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { staffSessionsMessages } from './staff-sessions.messages.ts'

export const staffSessions: ResourceDefinition = {
  name: 'staff-sessions',
  texts: staffSessionsMessages,
  group: 'settings',
  icon: Devices,
  read: 'staff.read',
  write: null,
  list: lazy(async () => ({ default: (await import('./staff-session-list.tsx')).StaffSessionList })),
}
