import { useStaffMember } from '../auth/staff-member.tsx'
import { useMessages } from '../i18n/language.tsx'
import { DeadEnd } from './dead-end.tsx'
import { layoutMessages } from './layout.messages.ts'
import { useRoleName } from './use-role-name.ts'

/** In the place of a part of the dashboard that the member's role does not open. */
export function NoEntry() {
  const t = useMessages(layoutMessages)
  const nameOf = useRoleName()
  const { role } = useStaffMember()
  return <DeadEnd title={t.noEntry} text={t.noEntryText({ role: nameOf(role) })} />
}
