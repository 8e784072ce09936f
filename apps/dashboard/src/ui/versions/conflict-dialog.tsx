import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useMemo, useState } from 'react'
import { useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import type { Values } from '../values/find-changes.ts'
import { DifferenceTable, type Side } from './difference-table.tsx'
import { findDifferences, proposedSide } from './find-differences.ts'
import { versionsMessages } from './versions.messages.ts'

type Properties = {
  /** The record as stored now, in a newer version than the form loaded. */
  theirs: Values
  onClose: () => void
  /** Called when the choices are in the form. By default a toast says so, but a dialog would cover it. */
  onTaken?: () => void
}

/** Shows the differences field by field and puts the choices into the form. */
export function ConflictDialog({ theirs, onClose, onTaken }: Properties) {
  const t = useMessages(versionsMessages)
  const base = useRecordContext<{ id: number } & Values>()
  const language = useLanguage()
  const notify = useNotify()
  const { getValues, setValue } = useFormContext()
  const [mine] = useState<Values>(() => structuredClone(getValues()))
  const differences = useMemo(() => findDifferences(base ?? {}, mine, theirs, language), [base, mine, theirs, language])
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const sideOf = (path: string): Side =>
    chosen[path] ?? differences.filter((one) => one.path === path).map(proposedSide)[0] ?? 'mine'

  function takeOver(): void {
    for (const { path, theirs: stored } of differences) {
      if (sideOf(path) === 'theirs') setValue(path, stored, { shouldDirty: true })
    }
    setValue('version', theirs.version, { shouldDirty: true })
    if (onTaken) onTaken()
    else notify(t.nowSave, { type: 'info' })
    onClose()
  }

  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby="conflict-title" onClose={onClose}>
      <DialogTitle id="conflict-title">{t.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{differences.length > 0 ? t.lead : t.same}</DialogContentText>
        {differences.length > 0 && (
          <DifferenceTable
            differences={differences}
            sideOf={sideOf}
            onChoose={(path, side) => setChosen({ ...chosen, [path]: side })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button variant="contained" autoFocus onClick={takeOver}>
          {t.goOn}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
