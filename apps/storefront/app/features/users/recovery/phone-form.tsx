import { parsePhoneNumber } from '@shop/contract'
import { useMessages } from '../../../i18n/language.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { checkPhone, phoneFields } from '../account-checks.ts'
import type { Fallback } from '../account-words.ts'
import { FormAlert } from '../form-alert.tsx'
import { PhoneField } from '../phone-field.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { useAccountForm } from '../use-account-form.ts'

type Properties = {
  initial?: string | undefined
  /** What happens with the phone, as +20…; what it throws is told in the form. */
  onPhone: (phone: string) => Promise<void> | void
  fallback?: Fallback
  action?: string
}

/** Asks for a phone number. */
export function PhoneForm({ initial, onPhone, fallback, action }: Properties) {
  const t = useMessages(accountMessages)
  const { formProperties, faults, trouble, summary, isSending, isLive } = useAccountForm({
    names: phoneFields,
    check: checkPhone,
    send: async ({ phone }) => onPhone(parsePhoneNumber(phone) ?? phone),
  })
  return (
    <form {...formProperties} className="grid gap-4">
      <FormAlert trouble={trouble} fallback={fallback ?? t.unexpected} summary={summary} />
      <PhoneField fault={faults.phone} initial={initial} />
      <SubmitButton isSending={isSending} sending={t.sendingCode} isDisabled={!isLive}>
        {action ?? t.continue}
      </SubmitButton>
    </form>
  )
}
