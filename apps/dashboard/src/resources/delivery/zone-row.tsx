import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { ApiError, governorates } from '@shop/contract'
import type { StaffZone } from '@shop/contract/staff'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { deliveryMessages } from './delivery.messages.ts'
import { isChanged, listNoNumbers, type TypedZone, toTypedZone, toZoneInput, zoneNumbers } from './typed-zone.ts'

type Properties = {
  zone: StaffZone
  canWrite: boolean
  onSaved: (zone: StaffZone) => void
  /** Somebody else has changed the zone: reads all of them again. */
  onStale: () => void
}

const flags = ['takes_cash', 'is_open'] as const

/** One governorate, edited in its place: a line on a desk, a card on a phone. */
export function ZoneRow({ zone, canWrite, onSaved, onStale }: Properties) {
  const t = useMessages(deliveryMessages)
  const name = governorates[zone.governorate][useLanguage()]
  const [typed, setTyped] = useState(() => toTypedZone(zone))
  const { failure, isSaving, save } = useSaving(zone, name, onSaved)

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(typed)
  }

  return (
    <Box component="form" noValidate onSubmit={submit} aria-label={name} sx={rowLook}>
      <Typography sx={{ fontWeight: 700, gridColumn: { xs: '1 / -1', lg: 'auto' } }}>{name}</Typography>
      {zoneNumbers.map((field) => (
        <TextField
          key={field}
          label={t[field]}
          size="small"
          value={typed[field]}
          disabled={!canWrite}
          error={failure?.errors[field] !== undefined}
          helperText={failure?.errors[field]}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        />
      ))}
      {flags.map((field) => (
        <FormControlLabel
          key={field}
          label={t[field]}
          disabled={!canWrite}
          control={
            <Checkbox
              checked={typed[field]}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.checked })}
            />
          }
        />
      ))}
      {isChanged(typed, zone) && (
        <Button type="submit" variant="contained" disabled={isSaving} aria-label={t.saveZone({ governorate: name })}>
          {t.save}
        </Button>
      )}
      {failure?.message && (
        <Alert
          severity="error"
          sx={{ gridColumn: '1 / -1' }}
          action={failure.isStale && <Button onClick={onStale}>{t.reload}</Button>}
        >
          {failure.message}
        </Alert>
      )}
    </Box>
  )
}

const rowLook = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  py: 1.5,
  borderBlockStart: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: '1fr 1fr', lg: '9rem repeat(4, minmax(5rem, 1fr)) 10.5rem 6rem 6rem' },
} as const

type Failure = { message: string | null; errors: Partial<Record<string, string>>; isStale: boolean }

function useSaving(zone: StaffZone, name: string, onSaved: (zone: StaffZone) => void) {
  const t = useMessages(deliveryMessages)
  const notify = useNotify()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSaving, setSaving] = useState(false)

  async function save(typed: TypedZone): Promise<void> {
    if (isSaving) return
    const wrong = listNoNumbers(typed)
    if (wrong.length > 0) {
      const errors = Object.fromEntries(wrong.map((field) => [field, t.notNumber]))
      return setFailure({ message: null, errors, isStale: false })
    }
    setSaving(true)
    setFailure(null)
    try {
      const { governorate, version } = zone
      const body = { ...toZoneInput(typed), version }
      onSaved(await staffApi.delivery.updateZone({ params: { governorate }, body }))
      notify(t.saved({ governorate: name }), { type: 'success' })
    } catch (error) {
      setFailure(describe(error, t.notSaved))
    } finally {
      setSaving(false)
    }
  }
  return { failure, isSaving, save }
}

function describe(error: unknown, unknown: string): Failure {
  if (!(error instanceof ApiError)) return { message: unknown, errors: {}, isStale: false }
  const { errors, code } = error.answer
  const sentences = Object.entries(errors ?? {}).map(([field, said]) => [field, said.join(' ')])
  return {
    message: errors ? null : error.message,
    errors: Object.fromEntries(sentences),
    isStale: code === 'version_conflict',
  }
}
