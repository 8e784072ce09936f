import { TextField } from '@mui/material'
import { useMessages } from '../../i18n/language.tsx'
import { readUnits } from './read-number.ts'
import { returnsMessages } from './returns.messages.ts'

type Properties = { label: string; value: string; max: number; onChange: (value: string) => void }

/** A number of units from 0 to `max`; it says when what is typed is none. */
export function UnitsField({ label, value, max, onChange }: Properties) {
  const t = useMessages(returnsMessages)
  const isWrong = readUnits(value, max) === null
  return (
    <TextField
      label={label}
      value={value}
      error={isWrong}
      helperText={isWrong ? t.unitsWrong({ count: String(max) }) : ' '}
      onChange={({ target }) => onChange(target.value)}
      onFocus={({ target }) => target.select()}
      slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
      sx={{ mt: 1 }}
      fullWidth
    />
  )
}
