import { Button } from '@mui/material'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useAction } from '../../ui/use-action.ts'
import { staffSessionsMessages } from './staff-sessions.messages.ts'

/** Signs somebody out on one device, at once. */
export function SignOutButton({ id }: { id: string }) {
  const t = useMessages(staffSessionsMessages)
  const { isBusy, run } = useAction({ failed: t.failed })
  const signOut = () => run(() => staffApi.staffMembers.revokeStaffSession({ params: { id } }), t.signedOut)
  return (
    <Button size="small" color="error" disabled={isBusy} onClick={() => void signOut()}>
      {t.signOut}
    </Button>
  )
}
