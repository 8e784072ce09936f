import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useState } from 'react'
import { useMessages } from '../i18n/language.tsx'
import { authMessages } from './auth.messages.ts'

/** A password that can be looked at. */
export function PasswordField() {
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
      name="password"
      label={t.password}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      fullWidth
      slotProps={{ input: { endAdornment }, htmlInput: { dir: 'ltr' } }}
    />
  )
}
