import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { useAction } from '../../ui/use-action.ts'
import { phoneBlockMessages } from './phone-block.messages.ts'

type Properties = { phone: string; isBlocked: boolean }

/** The button that blocks a phone or lets it order again, for who may do that. */
export function PhoneBlock({ phone, isBlocked }: Properties) {
  const t = useMessages(phoneBlockMessages)
  const canWrite = useCan('customers.write')
  const [isAsking, setAsking] = useState(false)
  if (!canWrite) return null
  return (
    <>
      <Button size="small" color={isBlocked ? 'primary' : 'error'} onClick={() => setAsking(true)}>
        {isBlocked ? t.unblockPhone : t.blockPhone}
      </Button>
      {isAsking && <Question phone={phone} isBlocked={isBlocked} onClose={() => setAsking(false)} />}
    </>
  )
}

function Question({ phone, isBlocked, onClose }: Properties & { onClose: () => void }) {
  const t = useMessages(phoneBlockMessages)
  const [reason, setReason] = useState('')
  const action = useAction({ failed: t.blockFailed, isInForm: true })
  const body = { phone, is_blocked: !isBlocked, reason }

  return (
    <ActionDialog
      action={action}
      request={() => staffApi.customers.setPhoneBlock({ body })}
      done={isBlocked ? t.phoneUnblocked : t.phoneBlocked}
      onClose={onClose}
      title={isBlocked ? t.unblockQuestion : t.blockQuestion}
      hint={isBlocked ? t.unblockHint : t.blockHint}
      submit={isBlocked ? t.unblockPhone : t.blockPhone}
      cancel={t.back}
      isSevere={!isBlocked}
      isPossible={reason.trim() !== ''}
    >
      <TextField
        label={t.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        fullWidth
        autoFocus
      />
    </ActionDialog>
  )
}
