import { openAuth } from '@shop/session'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { accountMessages } from '../account.late.messages.ts'
import { newPasswordChecks } from '../account-checks.ts'
import { useAuth } from '../auth-provider.tsx'
import { FormAlert } from '../form-alert.tsx'
import { PasswordField } from '../password-field.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { explainForm } from '../trouble.ts'
import type { PasswordReset } from './password-reset.ts'

type Properties = { reset: Extract<PasswordReset, { step: 'password' }>; save: (reset: PasswordReset) => void }

/** Sets the new password with the checked code. An expired code is requested again. */
export function ResetPasswordForm({ reset: { phone, code, resetToken: reset_token }, save }: Properties) {
  const t = useMessages(accountMessages)
  const { auth } = useAuth()
  const form = useForm({
    checks: newPasswordChecks,
    send: async ({ new_password, confirm_password }) => {
      await browserApi.users.resetPassword({
        body: { phone, otp_code: code, reset_token, new_password, confirm_password },
      })
      // A reset ends all sessions, this one too.
      if (auth.status === 'authenticated') openAuth().clear()
      save({ step: 'done' })
    },
  })
  const { trouble, summary } = explainForm(form)
  const isCodeGone =
    trouble?.kind === 'refused' && (trouble.code === 'otp_wrong' || trouble.code === 'verification_not_valid')
  return (
    <form {...form.properties} className="grid gap-4">
      <FormAlert trouble={trouble} fallback={t.resetFailed} summary={summary} />
      {isCodeGone && (
        <Button onClick={() => save({ step: 'phone' })} className="w-full">
          {t.resend}
        </Button>
      )}
      {/* Password managers read the account from this field. */}
      <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
      <PasswordField name="new_password" label={t.newPassword} kind="new" fault={form.faults.new_password} />
      <PasswordField
        name="confirm_password"
        label={t.confirmPassword}
        kind="repeat"
        fault={form.faults.confirm_password}
      />
      <SubmitButton form={form} sending={t.saving}>
        {t.setPassword}
      </SubmitButton>
    </form>
  )
}
