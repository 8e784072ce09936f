import { Button } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { useStaffMember } from '../auth/staff-member.tsx'
import { useMessages } from '../i18n/language.tsx'
import { EmptyMessage } from '../ui/lists/empty-list.tsx'
import { useRoleNames } from '../ui/use-role-names.ts'
import { layoutMessages } from './layout.messages.ts'

/** An error page that says why nothing is shown, with a link to the start. */
function DeadEnd({ title, text }: { title: string; text: string }) {
  const t = useMessages(layoutMessages)
  return (
    <>
      <Title title={title} />
      <EmptyMessage text={text}>
        <Button component={Link} to="/dashboard" variant="contained" sx={{ mt: 3 }}>
          {t.toStart}
        </Button>
      </EmptyMessage>
    </>
  )
}

/** Shown for a page that the role of the staff member does not include. */
export function AccessDenied() {
  const t = useMessages(layoutMessages)
  const roleNames = useRoleNames()
  const { role } = useStaffMember()
  return <DeadEnd title={t.noEntry} text={t.noEntryText({ role: roleNames[role] })} />
}

/** Shown for an unknown address. */
export function NotFound() {
  const t = useMessages(layoutMessages)
  return <DeadEnd title={t.notFound} text={t.notFoundText} />
}
