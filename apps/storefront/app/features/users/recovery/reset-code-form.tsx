import { parsePhoneNumber } from '@shop/contract'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { accountMessages } from '../account.late.messages.ts'
import { phoneChecks } from '../account-checks.ts'
import type { Fallback } from '../account-words.ts'
import { CodeEntryForm } from '../codes/code-entry-form.tsx'
import { useCodeEntry } from '../codes/use-code-entry.ts'
import { FormAlert } from '../form-alert.tsx'
import { PhoneField } from '../phone-field.tsx'
import { PhoneLine } from '../phone-line.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { explainForm } from '../trouble.ts'
import type { PasswordReset } from './password-reset.ts'

type Properties = { reset: Extract<PasswordReset, { step: 'code' }>; save: (reset: PasswordReset) => void }

/** Checks the code of a reset; only the new password uses it up. */
export function ResetCodeForm({ reset, save }: Properties) {
  const t = useMessages(accountMessages)
  const { phone, resetToken: reset_token } = reset
  const entry = useCodeEntry({
    sent: reset,
    save: (sent) => save({ ...reset, ...sent, deadline: sent.deadline ?? reset.deadline }),
    send: () => browserApi.users.requestPasswordReset({ body: { phone, reset_token } }),
    check: async (code) => {
      await browserApi.users.verifyOtp({ body: { phone, otp_code: code, reset_token } })
      save({ step: 'password', phone, code, resetToken: reset_token })
    },
  })
  return (
    <>
      <p>
        <span>{t.codeSentTo}</span>{' '}
        <strong>
          <PhoneLine phone={phone} isFull />
        </strong>
      </p>
      <CodeEntryForm entry={entry} fallbacks={{ sending: t.resetSendFailed, checking: t.verifyFailed }} />
      <Button look="quiet" onClick={() => save({ step: 'phone' })}>
        {t.otherPhone}
      </Button>
    </>
  )
}

type PhoneFormProperties = {
  initial?: string | undefined
  /** Receives the phone, as +20…; its errors are shown in the form. */
  onPhone: (phone: string) => Promise<void> | void
  fallback?: Fallback
  action?: string
}

/** Asks for a phone number. */
export function PhoneForm({ initial, onPhone, fallback, action }: PhoneFormProperties) {
  const t = useMessages(accountMessages)
  const form = useForm({
    checks: phoneChecks,
    send: async ({ phone }) => onPhone(parsePhoneNumber(phone) ?? phone),
  })
  return (
    <form {...form.properties} className="grid gap-4">
      <FormAlert {...explainForm(form)} fallback={fallback ?? t.unexpected} />
      <PhoneField fault={form.faults.phone} initial={initial} />
      <SubmitButton form={form} sending={t.sendingCode}>
        {action ?? t.continue}
      </SubmitButton>
    </form>
  )
}
