import { Typography } from '@mui/material'
import type { SecondFactorSecret } from '@shop/contract/staff'
import { staffApi } from '../api.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { useMessages } from '../i18n/language.tsx'
import { useAttempt } from '../ui/use-attempt.ts'
import { secondFactorMessages } from './second-factor.messages.ts'
import { StepForm } from './step-form.tsx'

/** Whoever finds a screen open must not bind the account to a phone of their own. */
export function PasswordStep({ onDone }: { onDone: (known: SecondFactorSecret) => void }) {
  const t = useMessages(secondFactorMessages)
  const { attempt, ...state } = useAttempt(t)
  const start = (password: string) =>
    attempt(async () => onDone(await staffApi.secondFactor.start({ body: { password } })))
  return (
    <StepForm {...state} submit={t.goOn} onSubmit={(typed) => void start(String(typed.get('password')))}>
      <Typography>{t.needsApp}</Typography>
      <PasswordField />
    </StepForm>
  )
}
