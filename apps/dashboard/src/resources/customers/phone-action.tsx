import { Button } from '@mui/material'
import { type PhoneNumber, parsePhoneNumber } from '@shop/contract'
import { useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { TypedConfirm } from '../../ui/typed-confirm.tsx'
import { useAction } from '../../ui/use-action.ts'
import { customersMessages } from './customers.messages.ts'

type Properties = {
  title: string
  hint: string
  submit: string
  cancel: string
  /** Whether what it does hurts. */
  isSevere: boolean
  act: (phone: PhoneNumber) => Promise<unknown>
  /** What is said when it is done. */
  done: string
}

/** A button that does something with what the shop keeps of whoever has a phone, once that is typed. */
export function PhoneAction({ act, done, ...dialog }: Properties) {
  const t = useMessages(customersMessages)
  const [isOpen, setOpen] = useState(false)
  const refusals = { not_found: t.unknownPhone }
  const { isBusy, failure, run } = useAction({ failed: t.failed, refusals, isInForm: true })
  const close = () => setOpen(false)

  async function goOn(phone: PhoneNumber | null): Promise<void> {
    if (phone && (await run(() => act(phone), done))) close()
  }

  return (
    <>
      <Button size="small" color={dialog.isSevere ? 'error' : 'primary'} onClick={() => setOpen(true)}>
        {dialog.title}
      </Button>
      {isOpen && (
        <TypedConfirm
          {...dialog}
          {...{ isBusy, failure }}
          label={t.phone}
          input={{ type: 'tel' }}
          isRight={(typed) => parsePhoneNumber(typed) !== null}
          onConfirm={(typed) => goOn(parsePhoneNumber(typed))}
          onClose={close}
        />
      )}
    </>
  )
}
