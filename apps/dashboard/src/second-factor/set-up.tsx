import { Typography } from '@mui/material'
import { readTypedDigits } from '@shop/contract'
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
  | { kind: 'scan'; known: SecondFactorSecret }
  | { kind: 'codes'; codes: readonly string[] }

/** Takes somebody from the password and a code to their phone over the app's first code to the recovery codes. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'password' })
  if (step.kind === 'password') return <PasswordStep onDone={(sent) => setStep({ kind: 'phone_code', sent })} />
  if (step.kind === 'phone_code')
    return <PhoneCodeStep sent={step.sent} onDone={(known) => setStep({ kind: 'scan', known })} />
  if (step.kind === 'scan') return <ScanStep known={step.known} onDone={(codes) => setStep({ kind: 'codes', codes })} />
  return <RecoveryCodes codes={step.codes} onDone={onDone} />
}

/** What was sent to the member's own phone, and the token that its code comes back with. */
type SentCode = { phone: string; verification_token: string }

/** Whoever finds a screen open must not bind the account to a phone of their own. */
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

type Properties = { sent: SentCode; onDone: (known: SecondFactorSecret) => void }

/** Whoever has learned the password must not bind the account to an app of their own: the code comes to the member's phone. */
function PhoneCodeStep({ sent: { phone, verification_token }, onDone }: Properties) {
  const t = useMessages(secondFactorMessages)
  const { send, setFailure, ...state } = useRequest({ failed: t.failed })

  function start(typed: string): void {
    const otp_code = readTypedDigits(typed)
    if (/^\d{6}$/.test(otp_code))
      void send(async () => onDone(await staffApi.secondFactor.start({ body: { otp_code, verification_token } })))
    else setFailure(t.phoneCodeHint)
  }

  return (
    <StepForm {...state} submit={t.goOn} onSubmit={(typed) => start(String(typed.get('phone_code')))}>
      <Typography>
        {t.codeSentTo} <PhoneText phone={phone} />
      </Typography>
      <CodeField name="phone_code" label={t.phoneCode} helperText={t.phoneCodeHint} isWrong={state.failure !== null} />
    </StepForm>
  )
}
