import { Typography } from '@mui/material'
import { staffApi } from '../api.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { useMessages } from '../i18n/language.tsx'
import { useAttempt } from '../ui/use-attempt.ts'
import { secondFactorMessages } from './second-factor.messages.ts'
import { StepForm } from './step-form.tsx'

/** What was sent to the member's own phone, and the token that its code comes back with. */
export type SentCode = { phone: string; verification_token: string }

/** Whoever finds a screen open must not bind the account to a phone of their own. */
export function PasswordStep({ onDone }: { onDone: (sent: SentCode) => void }) {
  const t = useMessages(secondFactorMessages)
  const { attempt, ...state } = useAttempt(t)
  const start = (password: string) =>
    attempt(async () => onDone(await staffApi.secondFactor.requestCode({ body: { password } })))
  return (
    <StepForm {...state} submit={t.goOn} onSubmit={(typed) => void start(String(typed.get('password')))}>
      <Typography>{t.needsApp}</Typography>
      <PasswordField />
    </StepForm>
  )
}
