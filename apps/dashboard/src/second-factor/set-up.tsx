import { Typography } from '@mui/material'
import { parseOneTimeCode } from '@shop/contract'
import type { SecondFactorSecret } from '@shop/contract/staff'
import { useState } from 'react'
import { CodeField, PasswordField } from '../auth/credential-fields.tsx'
import { staffApi } from '../data/api.ts'
import { useMessages } from '../i18n/language.tsx'
import { PhoneText } from '../ui/fields/bidi-texts.tsx'
import { StepForm } from '../ui/forms/step-form.tsx'
import { useRequest } from '../ui/use-action.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'
import { secondFactorMessages } from './second-factor.messages.ts'

type Step =
  | { kind: 'password' }
  | { kind: 'phone_code'; sent: SentCode }
  | { kind: 'scan'; issued: SecondFactorSecret }
  | { kind: 'codes'; codes: readonly string[] }

/** The steps that set up a second factor: password, code by SMS, first code of the app, recovery codes. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'password' })
  if (step.kind === 'password') return <PasswordStep onDone={(sent) => setStep({ kind: 'phone_code', sent })} />
  if (step.kind === 'phone_code')
    return <PhoneCodeStep sent={step.sent} onDone={(issued) => setStep({ kind: 'scan', issued })} />
  if (step.kind === 'scan')
    return <ScanStep issued={step.issued} onDone={(codes) => setStep({ kind: 'codes', codes })} />
  return <RecoveryCodes codes={step.codes} onDone={onDone} />
}

/** The phone that got a code, and the token to send back with the code. */
type SentCode = { phone: string; verification_token: string }

/** Asks for the password: a stranger at an open screen must not add their own phone. */
function PasswordStep({ onDone }: { onDone: (sent: SentCode) => void }) {
  const t = useMessages(secondFactorMessages)
  const { send, ...state } = useRequest({ failed: t.failed })
  const start = (password: string) =>
    send(async () => onDone(await staffApi.secondFactor.requestCode({ body: { password } })))
  return (
    <StepForm {...state} submit={t.goOn} onSubmit={(typed) => void start(String(typed.get('password')))}>
      <Typography>{t.needsApp}</Typography>
      <PasswordField />
    </StepForm>
  )
}

type Properties = { sent: SentCode; onDone: (issued: SecondFactorSecret) => void }

/** Asks for a code by SMS: a stranger who knows the password must not add their own app. */
function PhoneCodeStep({ sent: { phone, verification_token }, onDone }: Properties) {
  const t = useMessages(secondFactorMessages)
  const { send, setFailure, ...state } = useRequest({ failed: t.failed })

  function start(typed: string): void {
    const otp_code = parseOneTimeCode(typed)
    if (otp_code !== null)
      void send(async () => onDone(await staffApi.secondFactor.start({ body: { otp_code, verification_token } })))
    else setFailure(t.phoneCodeHint)
  }

  return (
    <StepForm {...state} submit={t.goOn} onSubmit={(typed) => start(String(typed.get('phone_code')))}>
      <Typography>
        <span>{t.codeSentTo}</span> <PhoneText phone={phone} />
      </Typography>
      <CodeField name="phone_code" label={t.phoneCode} helperText={t.phoneCodeHint} isWrong={state.failure !== null} />
    </StepForm>
  )
}
