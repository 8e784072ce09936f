import { Alert, Stack, TextField } from '@mui/material'
import { parseSerialNumber, type StaffReturn } from '@shop/contract/staff'
import { listValues } from '@shop/i18n'
import { useState } from 'react'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { LineName } from '../../shared/line-name.tsx'
import { readUnits } from '../../shared/read-number.ts'
import { returnsMessages } from '../../shared/returns.messages.ts'
import { serialsMessages } from '../../shared/serials.messages.ts'
import { UnitsField } from '../../shared/units-field.tsx'
import type { ReturnDialogProperties } from './step-dialog.types.ts'

type Line = StaffReturn['lines'][number]
type Typed = { received: string; damaged: string; serials: string }

/** Asks for each line how many units came back, and how many of these are damaged. */
export function InspectDialog({ record, onTake, ...dialog }: ReturnDialogProperties) {
  const t = useMessages(returnsMessages)
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>({})
  const typedOf = (line: Line): Typed =>
    typed[line.variant_id] ?? { received: String(line.quantity), damaged: '0', serials: '' }
  const counts = record.lines.map((line) => ({ line, ...readCounts(typedOf(line), line.quantity) }))
  const lines = counts.flatMap(({ line, received, damaged }) => {
    if (received === null || damaged === null) return []
    return [{ variant_id: line.variant_id, received, damaged, serials: readSerials(typedOf(line).serials) }]
  })
  return (
    <FormDialog
      title={t.inspectQuestion({ number: record.number })}
      hint={t.inspectHint}
      submit={t.step_inspect}
      cancel={t.leaveAsIs}
      isPossible={lines.length === record.lines.length}
      {...dialog}
      onSubmit={() => onTake(() => staffApi.returns.inspectReturn({ params: { id: record.id }, body: { lines } }))}
    >
      <Stack spacing={2}>
        {counts.map(({ line, received }) => (
          <div key={line.variant_id}>
            <LineName line={line} />
            <UnitsField
              label={t.receivedOf({ count: String(line.quantity) })}
              value={typedOf(line).received}
              max={line.quantity}
              onChange={(value) => setTyped({ ...typed, [line.variant_id]: { ...typedOf(line), received: value } })}
            />
            <UnitsField
              label={t.damagedOf}
              value={typedOf(line).damaged}
              max={received ?? line.quantity}
              onChange={(value) => setTyped({ ...typed, [line.variant_id]: { ...typedOf(line), damaged: value } })}
            />
            {line.serials.length > 0 && (
              <SerialsField
                packed={line.serials}
                value={typedOf(line).serials}
                onChange={(serials) => setTyped({ ...typed, [line.variant_id]: { ...typedOf(line), serials } })}
              />
            )}
          </div>
        ))}
      </Stack>
    </FormDialog>
  )
}

function readSerials(typed: string): string[] {
  return typed.split(/\s+/).filter((serial) => serial !== '')
}

type SerialsProperties = { packed: readonly string[]; value: string; onChange: (value: string) => void }

/** The serial numbers that came back, scanned or typed; warns of one that was not packed. */
function SerialsField({ packed, value, onChange }: SerialsProperties) {
  const t = useMessages(serialsMessages)
  const language = useLanguage()
  const others = readSerials(value).filter((serial) => !packed.includes(parseSerialNumber(serial) ?? serial))
  return (
    <>
      <TextField
        label={t.receivedSerials}
        value={value}
        helperText={t.receivedHint({ serials: listValues(packed, language) })}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'characters' } }}
        multiline
        fullWidth
      />
      {others.length > 0 && (
        <Alert severity="warning">{t.otherCameBack({ serials: listValues(others, language) })}</Alert>
      )}
    </>
  )
}

function readCounts(typed: Typed, quantity: number) {
  const received = readUnits(typed.received, quantity)
  return { received, damaged: readUnits(typed.damaged, received ?? quantity) }
}
