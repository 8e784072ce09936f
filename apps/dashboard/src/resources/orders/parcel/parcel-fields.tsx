import { MenuItem, Stack, TextField } from '@mui/material'
import { textLimits } from '@shop/contract'
import type { KeyboardEvent } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { parcelMessages } from './parcel.messages.ts'
import type { ParcelForm } from './use-parcel-choice.ts'

type FieldsProperties = {
  form: ParcelForm
  isNeeded?: boolean
  /** Why the server refused the tracking number. */
  numberError?: string | undefined
}

/** The carrier of a parcel and its tracking number. */
export function ParcelFields({ form, isNeeded = false, numberError }: FieldsProperties) {
  const t = useMessages(parcelMessages)
  const isCalled = form.carriers.some(({ id, kind }) => id === form.carrierId && kind !== 'csv')
  if (form.carriers.length === 0) return null
  return (
    <Stack spacing={2}>
      <CarrierField form={form} isNeeded={isNeeded} />
      {form.carrierId !== null && (
        <TrackingField
          label={t.number}
          hint={isCalled ? t.booksItself : t.numberHint}
          number={form.number}
          error={numberError}
          onChange={form.setNumber}
        />
      )}
    </Stack>
  )
}

type CarrierProperties = { form: Pick<ParcelForm, 'carriers' | 'carrierId' | 'chooseCarrier'>; isNeeded?: boolean }

export function CarrierField({ form: { carriers, carrierId, chooseCarrier }, isNeeded = false }: CarrierProperties) {
  const t = useMessages(parcelMessages)
  const language = useLanguage()
  return (
    <TextField
      select
      fullWidth
      label={t.carrier}
      value={carrierId ?? ''}
      onChange={({ target }) => chooseCarrier(target.value === '' ? null : Number(target.value))}
    >
      {!isNeeded && <MenuItem value="">{t.withoutCarrier}</MenuItem>}
      {carriers.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name[language]}
        </MenuItem>
      ))}
    </TextField>
  )
}

type TrackingProperties = {
  label: string
  hint?: string
  number: string
  error?: string | undefined
  onChange: (number: string) => void
}

/** A scanner types the number and presses return: the next field gets the focus, and nothing is sent. */
export function TrackingField({ label, hint, number, error, onChange }: TrackingProperties) {
  return (
    <TextField
      fullWidth
      label={label}
      error={error !== undefined}
      helperText={error ?? hint}
      value={number}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={focusNext}
      slotProps={{
        htmlInput: { dir: 'ltr', maxLength: textLimits.tracking_number.max, autoComplete: 'off', 'data-tracking': '' },
      }}
    />
  )
}

function focusNext(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const form = event.currentTarget.closest('form')
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[data-tracking]') ?? [])]
  fields[fields.indexOf(event.target as HTMLInputElement) + 1]?.focus()
}
