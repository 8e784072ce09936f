import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { customersMessages } from './customers.messages.ts'
import { PhoneAction } from './phone-action.tsx'

/** Erases somebody who ordered without an account, by their phone. */
export function ErasePhone() {
  const t = useMessages(customersMessages)
  return (
    <PhoneAction
      title={t.erasePhone}
      hint={t.erasePhoneHint}
      submit={t.eraseNow}
      cancel={t.keep}
      isSevere
      act={(phone) => staffApi.customers.erasePhone({ body: { phone } })}
      done={t.erased}
    />
  )
}
