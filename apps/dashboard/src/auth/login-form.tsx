import { Alert, Button, InputAdornment, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { takeSessionEnded } from '../data/session.ts'
import { useMessages } from '../i18n/language.tsx'
import { useFailureFocus } from '../ui/forms/use-failure-focus.ts'
import { authMessages } from './auth.messages.ts'
import { CodeField, PasswordField } from './credential-fields.tsx'
import { type LoginOutcome, logIn } from './log-in.ts'
import { leaveToVerification } from './redirects.ts'

type Fault = Exclude<LoginOutcome, { kind: 'done' | 'unverified' | 'code_needed' }>

/** Phone, password, and a code if the account needs one. The page around it notices a successful login. */
export function LoginForm({ next }: { next: string }) {
  const t = useMessages(authMessages)
  const [fault, setFault] = useState<Fault | null>(null)
  const [isCodeNeeded, setCodeNeeded] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasEnded] = useState(takeSessionEnded)
  const failure = fault && describe(fault, t)
  const [form, onSend] = useFailureFocus({ isBusy, failure })

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    onSend()
    const typed = new FormData(event.currentTarget)
    const password = String(typed.get('password'))
    setBusy(true)
    setFault(null)
    const outcome = await logIn(String(typed.get('phone')), password, isCodeNeeded ? String(typed.get('code')) : null)
    setBusy(false)
    if (outcome.kind === 'done') return
    if (outcome.kind === 'code_needed') return setCodeNeeded(true)
    if (outcome.kind !== 'unverified') return setFault(outcome)
    const message = outcome.isInactive ? t.inactive : t.verifyPhone
    leaveToVerification({ ...outcome, message, password, next })
  }

  const startAdornment = <InputAdornment position="start">+20</InputAdornment>
  return (
    <Stack component="form" ref={form} noValidate spacing={2} onSubmit={(event) => void submit(event)}>
      {hasEnded && !fault && <Alert severity="info">{t.ended}</Alert>}
      {failure && (
        <Alert severity="error" tabIndex={-1}>
          {failure}
        </Alert>
      )}
      <TextField
        name="phone"
        label={t.phone}
        type="tel"
        autoComplete="username"
        autoFocus
        fullWidth
        error={fault?.kind === 'phone_wrong'}
        slotProps={{ input: { startAdornment, dir: 'ltr' }, htmlInput: { inputMode: 'tel' } }}
      />
      <PasswordField />
      {isCodeNeeded && <CodeField name="code" helperText={t.codeOrRecovery} isWrong={fault?.kind === 'code_wrong'} />}
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t.logIn}
      </Button>
    </Stack>
  )
}

type Words = Record<'fillAll' | 'phoneWrong' | 'codeWrong' | 'unexpected', string>

function describe(fault: Fault, t: Words): string {
  if (fault.kind === 'refused') return fault.message
  return { incomplete: t.fillAll, phone_wrong: t.phoneWrong, code_wrong: t.codeWrong, failed: t.unexpected }[fault.kind]
}
