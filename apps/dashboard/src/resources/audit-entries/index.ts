import History from '@mui/icons-material/History'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { auditEntriesMessages } from './audit-entries.messages.ts'
import { AuditEntryList } from './audit-entry-list.tsx'

export const auditEntries: ResourceDefinition = {
  name: 'audit-entries',
  texts: auditEntriesMessages,
  group: 'settings',
  icon: History,
  read: 'audit.read',
  write: null,
  list: AuditEntryList,
}
