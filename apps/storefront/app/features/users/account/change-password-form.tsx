import { KeyRound } from 'lucide-react'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { changeChecks } from '../account-checks.ts'
import { FormAlert } from '../form-alert.tsx'
import { PasswordField } from '../password-field.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { explainForm } from '../trouble.ts'
import { AccountSection } from './account-section.tsx'

/** Changes the password; the server signs all other devices out. */
export function ChangePasswordForm({ phone, onChanged }: { phone: string; onChanged: () => void }) {
  const t = useMessages(accountMessages)
  const showToast = useToasts()
  const form = useForm({
    checks: changeChecks,
    send: async (body) => {
      const { message } = await browserApi.users.changePassword({ body })
      form.properties.ref.current?.reset()
      showToast({ kind: 'success', title: message || t.passwordChanged })
      onChanged()
    },
  })
  return (
    <AccountSection icon={<KeyRound />} heading={t.changePassword} hint={t.changePasswordHint}>
      <form {...form.properties} className="grid gap-4">
        <FormAlert {...explainForm(form)} fallback={t.passwordNotChanged} />
        {/* Password managers read the account from this field. */}
        <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PasswordField name="old_password" label={t.oldPassword} kind="current" fault={form.faults.old_password} />
          <span className="max-sm:hidden" />
          <PasswordField name="new_password" label={t.newPassword} kind="new" fault={form.faults.new_password} />
          <PasswordField
            name="confirm_password"
            label={t.confirmPassword}
            kind="repeat"
            fault={form.faults.confirm_password}
          />
        </div>
        <div className="sm:max-w-60">
          <SubmitButton form={form} sending={t.saving}>
            {t.setPassword}
          </SubmitButton>
        </div>
      </form>
    </AccountSection>
  )
}
