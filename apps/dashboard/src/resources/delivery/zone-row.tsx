import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { governorates } from '@shop/contract'
import type { StaffZone } from '@shop/contract/staff'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { useDraft } from '../../ui/forms/use-draft.ts'
import { uiMessages } from '../../ui/ui.messages.ts'
import { type FieldErrors, useRequest } from '../../ui/use-action.ts'
import { deliveryMessages } from './delivery.messages.ts'
import { isChanged, listNoNumbers, toTypedZone, toZoneInput, zoneNumbers } from './typed-zone.ts'

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
  const { typedIsBack } = useMessages(uiMessages)
  const name = governorates[zone.governorate][useLanguage()]
  const notify = useNotify()
  // What is typed survives leaving the page, until somebody changes the zone.
  const [typed, setTyped, clear] = useDraft(`zone ${zone.governorate} ${zone.version}`, toTypedZone(zone))
  const hasChanges = isChanged(typed, zone)
  const [isBack] = useState(hasChanges)
  const [wrong, setWrong] = useState<FieldErrors | null>(null)
  const { isBusy, failure, fieldErrors, isStale, send } = useRequest({ failed: t.notSaved })
  const errors = wrong ?? fieldErrors

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const noNumbers = listNoNumbers(typed).map((field) => [field, t.notNumber])
    setWrong(noNumbers.length > 0 ? Object.fromEntries(noNumbers) : null)
    if (noNumbers.length > 0) return
    const { governorate, version } = zone
    const body = { ...toZoneInput(typed), version }
    const problem = await send(async () => {
      const saved = await staffApi.delivery.updateZone({ params: { governorate }, body })
      clear()
      onSaved(saved)
    })
    if (problem === null) notify(t.saved({ governorate: name }), { type: 'success' })
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void save(event)} aria-label={name} sx={rowLook}>
      <Typography sx={{ fontWeight: 700, gridColumn: { xs: '1 / -1', lg: 'auto' } }}>{name}</Typography>
      {zoneNumbers.map((field) => (
        <TextField
          key={field}
          label={t[field]}
          size="small"
          value={typed[field]}
          disabled={!canWrite}
          error={errors[field] !== undefined}
          helperText={errors[field]}
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
      {hasChanges && (
        <Button type="submit" variant="contained" disabled={isBusy} aria-label={t.saveZone({ governorate: name })}>
          {t.save}
        </Button>
      )}
      {isBack && hasChanges && (
        <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
          {typedIsBack}
        </Alert>
      )}
      {failure && Object.keys(errors).length === 0 && (
        <Alert
          severity="error"
          sx={{ gridColumn: '1 / -1' }}
          action={isStale && <Button onClick={onStale}>{t.reload}</Button>}
        >
          {failure}
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
