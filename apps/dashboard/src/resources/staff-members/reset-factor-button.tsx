import { Button } from '@mui/material'
import type { StaffAccount } from '@shop/contract/staff'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useStaffMember } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { useAction } from '../../ui/use-action.ts'
import { staffMembersMessages } from './staff-members.messages.ts'

/** Resets the second factor of a colleague. Hidden for oneself, and if there is none. */
export function ResetFactorButton() {
  const t = useMessages(staffMembersMessages)
  const { id: ownId } = useStaffMember()
  const record = useRecordContext<StaffAccount>()
  const [isAsking, setAsking] = useState(false)
  const action = useAction()
  if (!record?.has_second_factor || record.id === ownId) return null
  const params = { id: String(record.id) }

  return (
    <>
      <Button color="error" variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setAsking(true)}>
        {t.reset}
      </Button>
      {isAsking && (
        <ActionDialog
          action={action}
          request={() => staffApi.staffMembers.resetSecondFactor({ params })}
          done={t.wasReset}
          title={t.reset}
          hint={t.resetHint}
          submit={t.resetNow}
          cancel={t.cancel}
          isSevere
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
