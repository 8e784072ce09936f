import { Typography } from '@mui/material'
import { readTypedDigits } from '@shop/contract'
import type { SecondFactorSecret } from '@shop/contract/staff'
import { staffApi } from '../api.ts'
import { useMessages } from '../i18n/language.tsx'
import { PhoneText } from '../ui/phone-text.tsx'
import { useAttempt } from '../ui/use-attempt.ts'
import { CodeField } from './code-field.tsx'
import type { SentCode } from './password-step.tsx'
import { secondFactorMessages } from './second-factor.messages.ts'
import { StepForm } from './step-form.tsx'

type Properties = { sent: SentCode; onDone: (known: SecondFactorSecret) => void }

/** Whoever has learned the password must not bind the account to an app of their own: the code comes to the member's phone. */
export function PhoneCodeStep({ sent: { phone, verification_token }, onDone }: Properties) {
  const t = useMessages(secondFactorMessages)
  const { attempt, setFailure, ...state } = useAttempt(t)

  function start(typed: string): void {
    const otp_code = readTypedDigits(typed)
    if (/^\d{6}$/.test(otp_code))
      void attempt(async () => onDone(await staffApi.secondFactor.start({ body: { otp_code, verification_token } })))
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
