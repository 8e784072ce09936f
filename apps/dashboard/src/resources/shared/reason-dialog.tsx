import { textLimits } from '@shop/contract'
import { type ComponentProps, useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { TypedField } from '../../ui/forms/typed-field.tsx'
import { phoneBlockMessages } from './phone-block.messages.ts'

type Properties = Omit<ComponentProps<typeof ActionDialog>, 'isPossible' | 'request' | 'cancel' | 'children'> & {
  request: (reason: string) => Promise<unknown>
}

/** Asks before a customer is blocked or unblocked, and why: the reason becomes a note. */
export function ReasonDialog({ request, ...dialog }: Properties) {
  const t = useMessages(phoneBlockMessages)
  const [reason, setReason] = useState('')
  return (
    <ActionDialog {...dialog} request={() => request(reason)} cancel={t.back} isPossible={reason.trim() !== ''}>
      <TypedField
        label={t.reason}
        value={reason}
        onChange={setReason}
        input={{ maxLength: textLimits.block_reason.max }}
        autoFocus
      />
    </ActionDialog>
  )
}
