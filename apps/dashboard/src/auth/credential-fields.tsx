import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { textLimits } from '@shop/contract'
import { useState } from 'react'
import { useMessages } from '../i18n/language.tsx'
import { authMessages } from './auth.messages.ts'

type Properties = { name?: string; label?: string; helperText?: string; isNew?: boolean; isWrong?: boolean }

/** A field for a password, with a button that shows it. */
export function PasswordField({ name = 'password', label, helperText, isNew = false, isWrong = false }: Properties) {
  const t = useMessages(authMessages)
  const [isShown, setShown] = useState(false)
  const endAdornment = (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={isShown ? t.hidePassword : t.showPassword} onClick={() => setShown(!isShown)}>
        {isShown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextField
      name={name}
      label={label ?? t.password}
      helperText={helperText}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      fullWidth
      error={isWrong}
      slotProps={{ input: { endAdornment }, htmlInput: { dir: 'ltr' } }}
    />
  )
}

type CodeFieldProperties = { name: string; label?: string; helperText: string; isWrong?: boolean }

/** A field for a code of the authenticator app or a recovery code. */
export function CodeField({ name, label, helperText, isWrong = false }: CodeFieldProperties) {
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
      slotProps={{
        htmlInput: { inputMode: 'numeric', dir: 'ltr', maxLength: textLimits.second_factor.max, spellCheck: false },
      }}
    />
  )
}
