import { Box, Typography } from '@mui/material'
import { parseSecondFactor } from '@shop/contract'
import type { SecondFactorSecret } from '@shop/contract/staff'
import { CodeField } from '../auth/credential-fields.tsx'
import { staffApi } from '../data/api.ts'
import { useMessages } from '../i18n/language.tsx'
import { StepForm } from '../ui/forms/step-form.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { useRequest } from '../ui/use-action.ts'
import { secondFactorMessages } from './second-factor.messages.ts'

type Properties = { issued: SecondFactorSecret; onDone: (recoveryCodes: string[]) => void }

/** Shows the secret as a QR code and as text, and checks the first code of the app. */
export function ScanStep({ issued: { secret, uri }, onDone }: Properties) {
  const t = useMessages(secondFactorMessages)
  const { send, setFailure, ...state } = useRequest({ failed: t.failed })

  function confirm(typed: string): void {
    const code = parseSecondFactor(typed)
    if (code === null) setFailure(t.codeHint)
    else void send(async () => onDone((await staffApi.secondFactor.confirm({ body: { code } })).recovery_codes))
  }

  return (
    <StepForm {...state} submit={t.confirm} onSubmit={(typed) => confirm(String(typed.get('code')))}>
      <Typography>{t.scanHint}</Typography>
      {/* Drawn here, so that the secret is sent nowhere. */}
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
