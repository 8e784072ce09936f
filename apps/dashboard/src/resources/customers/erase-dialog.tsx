import { toAsciiDigits } from '@shop/contract'
import type { CustomerDetails } from '@shop/contract/staff'
import { useRedirect } from 'react-admin'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useAction } from '../../ui/use-action.ts'
import { customersMessages } from './customers.messages.ts'
import { TypedConfirm } from './typed-confirm.tsx'

type Properties = { customer: CustomerDetails; name: string; onClose: () => void }

/** Erases a customer for good, after the last digits of the phone are typed. */
export function EraseDialog({ customer: { id, phone }, name, onClose }: Properties) {
  const t = useMessages(customersMessages)
  const redirect = useRedirect()
  const { isBusy, failure, run } = useAction({ isInForm: true })

  async function erase(): Promise<void> {
    const work = () => staffApi.customers.eraseCustomer({ params: { id: String(id) } })
    if (await run(work, t.erased)) redirect('list', 'customers')
  }

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
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onConfirm={erase}
    />
  )
}
