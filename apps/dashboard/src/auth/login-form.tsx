import { Alert, Button, InputAdornment, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../i18n/language.tsx'
import { authMessages } from './auth.messages.ts'
import { takeEnd } from './browser-auth.ts'
import { leaveToVerification } from './leave-to-verification.ts'
import { type LoginOutcome, logIn } from './log-in.ts'
import { PasswordField } from './password-field.tsx'

type Fault = Exclude<LoginOutcome, { kind: 'done' | 'unverified' }>

/** Phone and password. A login that works is noticed by the page around it. */
export function LoginForm({ next }: { next: string }) {
  const t = useMessages(authMessages)
  const [fault, setFault] = useState<Fault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasEnded] = useState(takeEnd)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const password = String(typed.get('password'))
    setBusy(true)
    setFault(null)
    const outcome = await logIn(String(typed.get('phone')), password)
    setBusy(false)
    if (outcome.kind === 'done') return
    if (outcome.kind !== 'unverified') return setFault(outcome)
    const message = outcome.isInactive ? t.inactive : t.verifyPhone
    leaveToVerification({ ...outcome, message, password, next })
  }

  const startAdornment = <InputAdornment position="start">+20</InputAdornment>
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void submit(event)}>
      {hasEnded && !fault && <Alert severity="info">{t.ended}</Alert>}
      {fault && <Alert severity="error">{describe(fault, t)}</Alert>}
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
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t.logIn}
      </Button>
    </Stack>
  )
}

function describe(fault: Fault, t: { fillAll: string; phoneWrong: string; unexpected: string }): string {
  if (fault.kind === 'refused') return fault.message
  return { incomplete: t.fillAll, phone_wrong: t.phoneWrong, failed: t.unexpected }[fault.kind]
}
