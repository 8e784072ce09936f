import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { closeByEscape } from '../../../ui/dialogs/form-dialog.tsx'
import { DialogFailure } from '../../../ui/failures.tsx'
import { hasChoices, noChoices } from './bulk-choices.ts'
import { BulkChoicesForm } from './bulk-choices-form.tsx'
import { bulkEditMessages } from './bulk-edit.messages.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { useBulkEdit } from './use-bulk-edit.ts'

/** Edits many products in two steps: choose the changes, then confirm the preview. */
export function BulkEditDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const t = useMessages(bulkEditMessages)
  const [choices, setChoices] = useState(noChoices)
  const { preview, isBusy, failure, goBack, showPreview, apply } = useBulkEdit(ids, onClose)
  return (
    <Dialog open maxWidth="md" fullWidth onClose={closeByEscape(onClose)} aria-labelledby="bulk-edit-title">
      <DialogTitle id="bulk-edit-title">{t.change({ count: ids.length })}</DialogTitle>
      <DialogContent>
        {preview ? <BulkPreview preview={preview} /> : <BulkChoicesForm choices={choices} onChange={setChoices} />}
        <DialogFailure failure={failure} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        {preview ? (
          <>
            <Button onClick={goBack}>{t.back}</Button>
            <Button variant="contained" disabled={isBusy || preview.changed === 0} onClick={() => void apply(choices)}>
              {t.change({ count: preview.changed })}
            </Button>
          </>
        ) : (
          <Button
            variant="contained"
            disabled={isBusy || !hasChoices(choices)}
            onClick={() => void showPreview(choices)}
          >
            {t.preview}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
