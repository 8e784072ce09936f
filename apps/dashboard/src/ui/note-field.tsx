import { TextField } from '@mui/material'

type Properties = {
  label: string
  value: string
  onChange: (note: string) => void
  helperText?: string
  autoFocus?: boolean
  required?: boolean
}

/** What somebody has to say, in a few lines; as long as the shop keeps it. */
export function NoteField({ label, value, onChange, helperText, autoFocus, required }: Properties) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      helperText={helperText}
      autoFocus={autoFocus ?? false}
      required={required ?? false}
      slotProps={{ htmlInput: { maxLength: 1000 } }}
      fullWidth
      multiline
      minRows={2}
    />
  )
}
