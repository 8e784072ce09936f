import { parsePhoneNumber, textLimits } from '@shop/contract'
import { beginVerification, openSessionStore, type PendingVerification, pendingVerification } from '@shop/session'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { CheckBox } from '../../../ui/forms/check-box.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { accountMessages } from '../account.late.messages.ts'
import { signupChecks } from '../account-checks.ts'
import type { AccountLinks } from '../account-links.ts'
import { useFaultWords } from '../account-words.ts'
import { FormAlert } from '../form-alert.tsx'
import { logIn } from '../login/browser-login.ts'
import { PasswordField } from '../password-field.tsx'
import { PhoneField } from '../phone-field.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { explainForm } from '../trouble.ts'
import { usersMessages } from '../users.messages.ts'

/** Registers a shopper (rule A-02); the verification of the phone follows. */
export function SignupForm({ links }: { links: AccountLinks }) {
  const t = useMessages(accountMessages)
  const shared = useMessages(usersMessages)
  const wordsOf = useFaultWords()
  const signUp = useSignup(links)
  const [isAgreed, setAgreed] = useState(true)
  const form = useForm({
    checks: signupChecks,
    send: ({ phone, ...draft }) => signUp({ ...draft, phone: parsePhoneNumber(phone) ?? phone }),
  })
  const isIncomplete = Object.values(form.faults).includes('required')
  return (
    <form {...form.properties} className="grid gap-4">
      <FormAlert {...explainForm(form, true)} fallback={t.signupFailed} notice={isIncomplete ? t.fillAll : null} />
      <TextField
        name="first_name"
        label={t.username}
        hint={t.usernameHint}
        error={wordsOf(form.faults.first_name, t.needName)}
        autoComplete="given-name"
        maxLength={textLimits.first_name.max}
        dir="auto"
      />
      <PhoneField fault={form.faults.phone} />
      <PasswordField name="password" label={t.password} kind="new" fault={form.faults.password} />
      <PasswordField name="password2" label={t.confirmPassword} kind="repeat" fault={form.faults.password2} />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <CheckBox
          name="terms"
          label={t.agreeToTerms}
          checked={isAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          error={isAgreed ? null : t.pleaseAgree}
        />
        <Link
          to={paths.terms()}
          target="_blank"
          className="inline-flex min-h-11 items-center text-nile underline-offset-4 hover:underline"
        >
          {t.readTerms}
        </Link>
      </div>
      <SubmitButton form={form} sending={t.signingUp} isDisabled={!isAgreed}>
        {t.signUp}
      </SubmitButton>
      <p className="text-center text-muted">
        <span>{t.haveAccount}</span>{' '}
        <Link {...links.logIn} className="inline-flex min-h-11 items-center font-semibold text-nile underline">
          {shared.logIn}
        </Link>
      </p>
    </form>
  )
}

type Signup = { phone: string; password: string; password2: string; first_name: string }

/**
 * Registers a shopper and hands over to the verification of the phone, with the password in session storage.
 * Where phones need no verification, the shopper is signed in at once.
 *
 * @returns a function that throws as the calls of the API do
 */
function useSignup(links: AccountLinks): (signup: Signup) => Promise<void> {
  const t = useMessages(accountMessages)
  return async ({ phone, password, password2, first_name }) => {
    const answer = await browserApi.users.register({
      body: { phone, password, password2, first_name, last_name: '', email: '' },
    })
    const pending = beginVerification(answer.user.phone, {
      message: answer.message || t.accountCreated,
      password,
      verificationToken: answer.registration_token,
    })
    if (answer.verification_required) return handOver(pending)
    const result = await logIn({ phone, password, isRemembered: true })
    if (result.outcome === 'unverified') return handOver(result.pending)
    links.onDone()
  }

  function handOver(pending: PendingVerification): void {
    pendingVerification(openSessionStore()).save(pending)
    links.onUnverified(pending)
  }
}
