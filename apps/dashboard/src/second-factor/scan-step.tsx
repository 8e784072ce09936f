import { Box, Typography } from '@mui/material'
import { parseSecondFactor } from '@shop/contract'
import type { SecondFactorSecret } from '@shop/contract/staff'
import { staffApi } from '../api.ts'
import { useMessages } from '../i18n/language.tsx'
import { useAttempt } from '../ui/use-attempt.ts'
import { CodeField } from './code-field.tsx'
import { QrCode } from './qr-code.tsx'
import { secondFactorMessages } from './second-factor.messages.ts'
import { StepForm } from './step-form.tsx'

type Properties = { known: SecondFactorSecret; onDone: (recoveryCodes: string[]) => void }

/** Hands the secret to the app, as a picture and in letters, and has it show that it knows it. */
export function ScanStep({ known: { secret, uri }, onDone }: Properties) {
  const t = useMessages(secondFactorMessages)
  const { attempt, setFailure, ...state } = useAttempt(t)

  function confirm(typed: string): void {
    const code = parseSecondFactor(typed)
    if (code === null) setFailure(t.codeHint)
    else void attempt(async () => onDone((await staffApi.secondFactor.confirm({ body: { code } })).recovery_codes))
  }

  return (
    <StepForm {...state} submit={t.confirm} onSubmit={(typed) => confirm(String(typed.get('code')))}>
      <Typography>{t.scanHint}</Typography>
      <QrCode text={uri} label={t.picture} />
      <Box>
        <Typography>{t.typeInstead}</Typography>
        <Typography dir="ltr" sx={{ fontFamily: 'monospace', fontSize: '1.125rem' }}>
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Typography>
      </Box>
      <CodeField name="code" helperText={t.codeHint} isWrong={state.failure !== null} />
    </StepForm>
  )
}
