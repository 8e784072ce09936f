import { parsePhoneNumber, textLimits } from '@shop/contract'
import { openSessionStore, pendingVerification } from '@shop/session'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../../i18n/language.tsx'
import { CheckBox } from '../../../ui/forms/check-box.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { type Said, useForm } from '../../../ui/forms/use-form.ts'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { type Fault, loginChecks } from '../account-checks.ts'
import type { AccountLinks } from '../account-links.ts'
import { useFaultWords } from '../account-words.ts'
import { FormAlert } from '../form-alert.tsx'
import { PasswordField } from '../password-field.tsx'
import { PhoneField } from '../phone-field.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { explainForm } from '../trouble.ts'
import { usersMessages } from '../users.messages.ts'
import { logIn } from './browser-login.ts'

/** Logs in by phone and password (rule A-01); an unverified phone leads to its verification. */
export function LoginForm({ links }: { links: AccountLinks }) {
  const t = useMessages(accountMessages)
  const shared = useMessages(usersMessages)
  const showToast = useToasts()
  const [isCodeNeeded, setCodeNeeded] = useState(false)
  const form = useForm({
    checks: loginChecks,
    send: async ({ phone, password, second_factor, remember }) => {
      const credentials = { phone: parsePhoneNumber(phone) ?? phone, password, isRemembered: remember === 'on' }
      const result = await logIn({ ...credentials, secondFactor: second_factor || undefined })
      if (result.outcome === 'code_needed') return setCodeNeeded(true)
      if (result.outcome === 'unverified') {
        pendingVerification(openSessionStore()).save(result.pending)
        return links.onUnverified(result.pending)
      }
      showToast({ kind: 'success', title: t.welcome({ name: result.name }) })
      links.onDone()
    },
  })
  const isIncomplete = Object.values(form.faults).includes('required')
  return (
    <form {...form.properties} className="grid gap-4">
      <FormAlert
        {...explainForm(form)}
        fallback={t.loginFailed}
        surprise={t.loginUnknown}
        notice={isIncomplete ? t.fillAll : null}
      />
      <PhoneField fault={form.faults.phone} />
      <PasswordField name="password" label={t.password} kind="current" fault={form.faults.password} />
      {isCodeNeeded && <SecondFactorField fault={form.faults.second_factor} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckBox name="remember" label={t.rememberMe} defaultChecked />
        <Link
          {...links.forgotPassword}
          className="inline-flex min-h-11 items-center text-nile underline-offset-4 hover:underline"
        >
          {t.forgotPassword}
        </Link>
      </div>
      <SubmitButton form={form} sending={t.loggingIn}>
        {shared.logIn}
      </SubmitButton>
      <p className="text-center text-muted">
        <span>{t.noAccount}</span>{' '}
        <Link {...links.signUp} className="inline-flex min-h-11 items-center font-semibold text-nile underline">
          {t.signUp}
        </Link>
      </p>
    </form>
  )
}

/** The second factor of staff: a code of their app, or a recovery code. It gets the focus. */
function SecondFactorField({ fault }: { fault: Fault | Said | undefined }) {
  const t = useMessages(accountMessages)
  const error = useFaultWords()(fault)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <TextField
      ref={input}
      name="second_factor"
      label={t.secondFactor}
      hint={t.secondFactorHint}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={textLimits.second_factor.max}
      dir="ltr"
    />
  )
}
