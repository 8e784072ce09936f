import { Button } from '@mui/material'
import { useState } from 'react'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useAction } from '../../ui/use-action.ts'
import { phoneBlockMessages } from './phone-block.messages.ts'
import { ReasonDialog } from './reason-dialog.tsx'

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
  const action = useAction({ failed: t.blockFailed })

  return (
    <ReasonDialog
      action={action}
      request={(reason) => staffApi.customers.setPhoneBlock({ body: { phone, is_blocked: !isBlocked, reason } })}
      done={isBlocked ? t.phoneUnblocked : t.phoneBlocked}
      onClose={onClose}
      title={isBlocked ? t.unblockQuestion : t.blockQuestion}
      hint={isBlocked ? t.unblockHint : t.blockHint}
      submit={isBlocked ? t.unblockPhone : t.blockPhone}
      isSevere={!isBlocked}
    />
  )
}
