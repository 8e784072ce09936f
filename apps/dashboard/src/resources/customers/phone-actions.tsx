import { Button } from '@mui/material'
import { type PhoneNumber, parsePhoneNumber } from '@shop/contract'
import { saveFile } from '@shop/session'
import { useState } from 'react'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useAction } from '../../ui/use-action.ts'
import { customersMessages } from './customers.messages.ts'
import { TypedConfirm } from './typed-confirm.tsx'

type Properties = {
  title: string
  hint: string
  submit: string
  cancel: string
  /** Whether the action is destructive: its button is red. */
  isSevere: boolean
  act: (phone: PhoneNumber) => Promise<unknown>
  /** The toast after success. */
  done: string
}

/** A button for an action on the data of one phone number, which a dialog asks for. */
function PhoneAction({ act, ...dialog }: Properties) {
  const t = useMessages(customersMessages)
  const [isOpen, setOpen] = useState(false)
  const refusals = { not_found: t.unknownPhone }
  const action = useAction({ refusals })

  async function goOn(typed: string): Promise<void> {
    const phone = parsePhoneNumber(typed)
    if (phone) await act(phone)
  }

  return (
    <>
      <Button size="small" color={dialog.isSevere ? 'error' : 'primary'} onClick={() => setOpen(true)}>
        {dialog.title}
      </Button>
      {isOpen && (
        <TypedConfirm
          {...dialog}
          action={action}
          label={t.phone}
          input={{ type: 'tel' }}
          isRight={(typed) => parsePhoneNumber(typed) !== null}
          request={goOn}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Erases the data of a guest by their phone. */
export function ErasePhone() {
  const t = useMessages(customersMessages)
  return (
    <PhoneAction
      title={t.erasePhone}
      hint={t.erasePhoneHint}
      submit={t.eraseNow}
      cancel={t.leaveAsIs}
      isSevere
      act={(phone) => staffApi.customers.erasePhone({ body: { phone } })}
      done={t.erased}
    />
  )
}

/** Exports the data of a guest by their phone. */
export function ExportPhone() {
  const t = useMessages(customersMessages)
  return (
    <PhoneAction
      title={t.exportPhone}
      hint={t.exportPhoneHint}
      submit={t.exportData}
      cancel={t.cancel}
      isSevere={false}
      act={saveData}
      done={t.exported}
    />
  )
}

/** Downloads all that the shop holds of a phone. */
export async function saveData(phone: PhoneNumber): Promise<void> {
  const data = await staffApi.customers.exportPhone({ body: { phone } })
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'customer.json')
}
