import CameraAlt from '@mui/icons-material/CameraAlt'
import { Alert, Button, Stack } from '@mui/material'
import { textLimits } from '@shop/contract'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { TypedField } from '../../ui/forms/typed-field.tsx'
import { packingMessages } from './packing.messages.ts'
import { hasCamera, useCameraScan } from './use-camera-scan.ts'

/** Reads a SKU or a serial number from a hand scanner, the keyboard or the camera. A hand scanner types and presses return. */
export function ScanField({ label, onScan }: { label: string; onScan: (code: string) => void }) {
  const t = useMessages(packingMessages)
  const [typed, setTyped] = useState('')
  const { video, state, start, stop } = useCameraScan(onScan)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (typed.trim() !== '') onScan(typed.trim())
    setTyped('')
  }

  return (
    <Stack component="form" onSubmit={submit} spacing={1}>
      <TypedField
        label={label}
        value={typed}
        onChange={setTyped}
        input={{
          dir: 'ltr',
          autoComplete: 'off',
          autoCapitalize: 'characters',
          maxLength: textLimits.serial_number.max,
        }}
      />
      {hasCamera && (
        <Button startIcon={<CameraAlt />} loading={state === 'opening'} onClick={state === 'on' ? stop : start}>
          {state === 'on' ? t.stopCamera : t.camera}
        </Button>
      )}
      {state === 'refused' && <Alert severity="warning">{t.noCamera}</Alert>}
      {state === 'unreadable' && <Alert severity="warning">{t.noReader}</Alert>}
      <video ref={video} muted playsInline style={{ inlineSize: '100%', display: state === 'on' ? 'block' : 'none' }} />
    </Stack>
  )
}
