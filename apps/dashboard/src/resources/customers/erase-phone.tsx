import { Button } from '@mui/material'
import { type PhoneNumber, parsePhoneNumber } from '@shop/contract'
import { useState } from 'react'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { TypedConfirm } from '../../ui/typed-confirm.tsx'
import { useAction } from '../../ui/use-action.ts'
import { customersMessages } from './customers.messages.ts'

/** Erases somebody who ordered without an account, by their phone. */
export function ErasePhone() {
  const t = useMessages(customersMessages)
  const [isOpen, setOpen] = useState(false)
  const refusals = { not_found: t.unknownPhone }
  const { isBusy, failure, run } = useAction({ failed: t.failed, refusals, isInForm: true })
  const close = () => setOpen(false)

  async function erase(phone: PhoneNumber | null): Promise<void> {
    if (phone && (await run(() => staffApi.customers.erasePhone({ body: { phone } }), t.erased))) close()
  }

  return (
    <>
      <Button size="small" color="error" onClick={() => setOpen(true)}>
        {t.erasePhone}
      </Button>
      {isOpen && (
        <TypedConfirm
          title={t.erasePhone}
          hint={t.erasePhoneHint}
          label={t.phone}
          input={{ type: 'tel' }}
          isRight={(typed) => parsePhoneNumber(typed) !== null}
          submit={t.eraseNow}
          cancel={t.keep}
          {...{ isBusy, failure }}
          onConfirm={(typed) => erase(parsePhoneNumber(typed))}
          onClose={close}
        />
      )}
    </>
  )
}
