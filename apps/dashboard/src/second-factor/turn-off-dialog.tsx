import { Stack } from '@mui/material'
import { parseSecondFactor, textLimits } from '@shop/contract'
import { useState } from 'react'
import { authMessages } from '../auth/auth.messages.ts'
import { staffApi } from '../data/api.ts'
import { useMessages } from '../i18n/language.tsx'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'
import { TypedField } from '../ui/forms/typed-field.tsx'
import { useAction } from '../ui/use-action.ts'
import { secondFactorMessages } from './second-factor.messages.ts'

type Properties = { onDone: () => void; onClose: () => void }

/** Turns the second factor off. It needs the password and a code. */
export function TurnOffDialog({ onDone, onClose }: Properties) {
  const t = useMessages(secondFactorMessages)
  const authWords = useMessages(authMessages)
  const action = useAction({ failed: t.failed })
  const [password, setPassword] = useState('')
  const [typed, setTyped] = useState('')
  const code = parseSecondFactor(typed)

  async function turnOff(): Promise<void> {
    if (code === null) return
    if (await action.run(() => staffApi.secondFactor.turnOff({ body: { password, code } }), t.turnedOff)) onDone()
  }

  return (
    <FormDialog
      action={action}
      onClose={onClose}
      title={t.turnOffTitle}
      hint={t.turnOffHint}
      submit={t.turnOff}
      cancel={t.cancel}
      isSevere
      isPossible={password !== '' && code !== null}
      onSubmit={turnOff}
    >
      <Stack spacing={2}>
        <TypedField
          label={authWords.password}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          input={{ dir: 'ltr' }}
          autoFocus
        />
        <TypedField
          label={authWords.code}
          helperText={authWords.codeOrRecovery}
          value={typed}
          onChange={setTyped}
          autoComplete="one-time-code"
          input={{ dir: 'ltr', inputMode: 'numeric', maxLength: textLimits.second_factor.max }}
        />
      </Stack>
    </FormDialog>
  )
}
