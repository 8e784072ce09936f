import type { Permission, StaffMember } from '@shop/contract/staff'
import { createContext, type ReactNode, useContext } from 'react'

const MemberContext = createContext<StaffMember | null>(null)

export function StaffMemberProvider({ member, children }: { member: StaffMember; children: ReactNode }) {
  return <MemberContext value={member}>{children}</MemberContext>
}

/** @throws Error outside its provider */
export function useStaffMember(): StaffMember {
  const member = useContext(MemberContext)
  if (!member) throw new Error('useStaffMember needs a StaffMemberProvider above it')
  return member
}

/** Whether the staff member has a permission. It hides buttons; the server checks each call. */
export function useCan(permission: Permission): boolean {
  return useStaffMember().permissions.includes(permission)
}
