import { Box, Card } from '@mui/material'
import { Loading, SaveButton, Title, Toolbar, useNotify } from 'react-admin'
import type { Elements } from '../elements.ts'
import { FetchFailure } from '../failures.tsx'
import type { Values } from '../values/find-changes.ts'
import { ConflictDialog } from '../versions/conflict-dialog.tsx'
import { RecordForm } from './record-form.tsx'
import { useSave } from './use-save.ts'
import { useStored } from './use-stored.ts'

type Properties<Form> = {
  title: string
  load: () => Promise<Form>
  /** Saves the form's values, including `version`. */
  save: (form: Form) => Promise<Form>
  canWrite: boolean
  children: Elements
}

/** A form for a singleton record. A conflict shows the changes of others before they are overwritten. */
export function SingletonForm<Form extends Values>({ title, load, save, canWrite, children }: Properties<Form>) {
  const notify = useNotify()
  const { stored, isMissing, reload, replace } = useStored(load)
  const { submit, conflict } = useSave({ load, save, onSaved: finish })

  function finish(saved: Form): void {
    replace(() => saved)
    notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
  }

  if (isMissing) return <FetchFailure onRetry={reload} />
  if (!stored) return <Loading />
  return (
    <Card sx={{ mt: 2, maxInlineSize: 900 }}>
      <Title title={title} />
      <RecordForm
        record={stored}
        onSubmit={submit}
        dialog={conflict.theirs && <ConflictDialog theirs={conflict.theirs} onClose={conflict.close} />}
      >
        <Box component="fieldset" disabled={!canWrite} sx={{ border: 0, m: 0, p: 2, minInlineSize: 0 }}>
          {children}
        </Box>
        {canWrite && (
          <Toolbar>
            <SaveButton />
          </Toolbar>
        )}
      </RecordForm>
    </Card>
  )
}
