import { TextField, type TextFieldProps } from '@mui/material'
import type { InputHTMLAttributes } from 'react'

type Properties = Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'slotProps'> & {
  value: string
  onChange: (typed: string) => void
  /** What is wrong with the text, in place of the hint. */
  fault?: string | false | undefined
  /** Attributes of the input, such as its keyboard. */
  input?: InputHTMLAttributes<HTMLInputElement>
}

/** A text, outside the forms of react-admin. */
export function TypedField({ onChange, fault, helperText, input = {}, ...field }: Properties) {
  return (
    <TextField
      fullWidth
      {...field}
      error={Boolean(fault)}
      helperText={fault || helperText}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: input }}
    />
  )
}

/** A number as people type it. It is selected when it is entered, and its fault moves nothing. */
export function TypedNumber({ helperText = ' ', input, ...field }: Properties) {
  return (
    <TypedField
      {...field}
      helperText={helperText}
      input={{ inputMode: 'decimal', dir: 'ltr', ...input }}
      onFocus={({ target }) => target.select()}
    />
  )
}
