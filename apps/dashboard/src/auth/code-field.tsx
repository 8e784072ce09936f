import { TextField } from '@mui/material'
import { useMessages } from '../i18n/language.tsx'
import { authMessages } from './auth.messages.ts'

type Properties = { name: string; label?: string; helperText: string; isWrong?: boolean }

/** A code of the app or a recovery code: digits in either writing, filled in by the browser where it can. */
export function CodeField({ name, label, helperText, isWrong = false }: Properties) {
  const t = useMessages(authMessages)
  return (
    <TextField
      name={name}
      label={label ?? t.code}
      helperText={helperText}
      autoComplete="one-time-code"
      autoFocus
      fullWidth
      error={isWrong}
      slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr', maxLength: 60, spellCheck: false } }}
    />
  )
}
