import { type PhoneNumber, toAsciiDigits } from '@shop/contract'
import { useRedirect } from 'react-admin'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useAction } from '../../ui/use-action.ts'
import { customersMessages } from './customers.messages.ts'
import { TypedConfirm } from './typed-confirm.tsx'

type Properties = { phone: PhoneNumber; name: string; onClose: () => void }

/** Erases a customer for good, after the last digits of the phone are typed. */
export function EraseDialog({ phone, name, onClose }: Properties) {
  const t = useMessages(customersMessages)
  const redirect = useRedirect()
  const action = useAction()

  return (
    <TypedConfirm
      isSevere
      title={t.eraseQuestion({ name })}
      hint={t.eraseHint}
      label={t.lastDigits}
      input={{ inputMode: 'numeric', maxLength: 4 }}
      isRight={(typed) => toAsciiDigits(typed) === phone.slice(-4)}
      submit={t.eraseNow}
      cancel={t.leaveAsIs}
      action={action}
      request={() => staffApi.customers.erasePhone({ body: { phone } })}
      done={t.erased}
      onDone={() => redirect('list', 'customers')}
      onClose={onClose}
    />
  )
}
