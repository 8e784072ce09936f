import { openSessionStore } from '@shop/session'
import { CircleCheck } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { accountMessages } from '../account.late.messages.ts'
import type { AccountLinks } from '../account-links.ts'
import { toDeadline } from '../codes/one-time-code.ts'
import { usersMessages } from '../users.messages.ts'
import { type PasswordReset, passwordResetStorage, resetSteps } from './password-reset.ts'
import { PhoneForm, ResetCodeForm } from './reset-code-form.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** The four steps of a forgotten password: phone, code, new password, success (rule A-11). Needs a browser. */
export function ResetPanel({ links }: { links: AccountLinks }) {
  const t = useMessages(accountMessages)
  const [storage] = useState(() => passwordResetStorage(openSessionStore()))
  const [reset, setReset] = useState(storage.recall)
  const heading = useHeadingFocus(reset.step)

  function save(next: PasswordReset): void {
    storage.save(next)
    setReset(next)
  }

  async function askForCode(phone: string): Promise<void> {
    const answer = await browserApi.users.requestPasswordReset({ body: { phone } })
    const deadline = toDeadline(answer.expires_in_minutes, Date.now())
    save({ step: 'code', phone: answer.phone || phone, deadline, wrongTries: 0, resetToken: answer.reset_token })
  }

  const sayUnsent = (status: number) => (status >= 500 ? t.serverError({ status }) : t.resetSendFailed)
  const headings = {
    phone: [t.forgotTitle, t.forgotHint],
    code: [t.checkCodeTitle, null],
    password: [t.newPasswordTitle, t.newPasswordHint],
    done: [t.resetDoneTitle, t.resetDoneHint],
  } as const
  const [title, hint] = headings[reset.step]
  return (
    <div className="grid gap-4">
      <StepHeading ref={heading} title={title} hint={hint} number={resetSteps.indexOf(reset.step) + 1} total={4} />
      {reset.step === 'phone' && <PhoneForm onPhone={askForCode} fallback={sayUnsent} action={t.sendCode} />}
      {reset.step === 'code' && <ResetCodeForm reset={reset} save={save} />}
      {reset.step === 'password' && <ResetPasswordForm reset={reset} save={save} />}
      {reset.step === 'done' ? (
        <Done links={links} />
      ) : (
        <ButtonLink look="quiet" {...links.logIn}>
          {t.backToLogin}
        </ButtonLink>
      )}
    </div>
  )
}

function Done({ links }: { links: AccountLinks }) {
  const shared = useMessages(usersMessages)
  return (
    <>
      <CircleCheck aria-hidden="true" className="mx-auto size-16 animate-appear text-success" />
      <ButtonLink look="lamp" size="large" {...links.logIn}>
        {shared.logIn}
      </ButtonLink>
    </>
  )
}

/** Moves the focus to the heading of each step but the first, where the page begins anyway. */
function useHeadingFocus(step: PasswordReset['step']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return heading
}

type Properties = {
  ref: RefObject<HTMLHeadingElement | null>
  title: string
  hint: string | null
  number: number
  total: number
}

/** The heading of a step, with its number and the number of steps. */
function StepHeading({ ref, title, hint, number, total }: Properties) {
  const t = useMessages(accountMessages)
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-4">
        <p className="text-muted text-sm">{t.stepOf({ number, total })}</p>
        <progress aria-hidden="true" max={total} value={number} className="gauge h-1.5 w-24 text-lamp" />
      </div>
      <h1 ref={ref} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      {hint && <p className="text-muted">{hint}</p>}
    </div>
  )
}
