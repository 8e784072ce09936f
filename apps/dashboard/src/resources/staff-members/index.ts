import Badge from '@mui/icons-material/Badge'
import type { StaffAccount } from '@shop/contract/staff'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { staffMembersMessages } from './staff-members.messages.ts'

export const staffMembers: ResourceDefinition = {
  name: 'staff-members',
  texts: staffMembersMessages,
  group: 'settings',
  icon: Badge,
  read: 'staff.read',
  write: 'staff.write',
  list: lazy(async () => ({ default: (await import('./staff-member-list.tsx')).StaffMemberList })),
  edit: lazy(async () => ({ default: (await import('./staff-member-form.tsx')).StaffMemberEdit })),
  create: lazy(async () => ({ default: (await import('./staff-member-form.tsx')).StaffMemberCreate })),
  recordRepresentation: (record) => {
    const { first_name, last_name, phone } = record as StaffAccount
    return `${first_name} ${last_name}`.trim() || phone
  },
}
