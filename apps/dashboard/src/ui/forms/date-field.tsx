import { TextField, type TextFieldProps } from '@mui/material'
import type { SyntheticEvent } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { uiMessages } from '../ui.messages.ts'
import { isPossibleDate, noDate } from '../values/cairo-input.ts'

const types = { day: 'date', moment: 'datetime-local', time: 'time' } as const
const lastYear = { day: '2200-12-31', moment: '2200-12-31T23:59', time: undefined }

export type DateFieldProperties = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'onBlur'> & {
  kind?: keyof typeof types
  /** As the browser writes it, such as `2026-11-21T09:30`; `noDate` for what is no date; empty for nothing. */
  value: string
  onChange: (typed: string) => void
  onBlur?: () => void
}

/** A day, a moment or a time of day. It says when what is typed is not possible; `isPossibleDate` keeps it from being saved. */
export function DateField({ kind = 'day', value, onChange, onBlur, slotProps, ...field }: DateFieldProperties) {
  const t = useMessages(uiMessages)
  const isWrong = value !== '' && !isPossibleDate(value)

  // The value of 30 February is empty, as if nothing was typed, and its parts come without a change event.
  function read({ currentTarget }: SyntheticEvent): void {
    const input = currentTarget as HTMLInputElement
    const typed = input.validity.badInput ? noDate : input.value
    if (typed !== value) onChange(typed)
  }

  return (
    <TextField
      size="small"
      {...field}
      type={types[kind]}
      // An empty value leaves the parts of no date as they are typed.
      value={value === noDate ? '' : value}
      {...(isWrong && { error: true, helperText: t.notDate })}
      slotProps={{
        ...slotProps,
        inputLabel: { shrink: true, ...slotProps?.inputLabel },
        htmlInput: {
          // Browsers leave room for six digits of a year without it.
          max: lastYear[kind],
          ...slotProps?.htmlInput,
          onChange: read,
          onKeyUp: read,
          onBlur: (event: SyntheticEvent) => {
            read(event)
            onBlur?.()
          },
        },
      }}
    />
  )
}
