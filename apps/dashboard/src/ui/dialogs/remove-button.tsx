import Delete from '@mui/icons-material/Delete'
import { useState } from 'react'
import { Button, type RaRecord, useRecordContext, useRedirect, useResourceContext } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { uiMessages } from '../ui.messages.ts'
import { useAction } from '../use-action.ts'
import { FormDialog } from './form-dialog.tsx'

type Versioned = RaRecord<number> & { version: number }

type Properties = {
  /** The question of the dialog. */
  title: string
  removed: string
  remove: (call: { params: { id: string }; body: { version: number } }) => Promise<unknown>
}

/** Removes the open record for good, after a question. */
export function RemoveButton({ title, removed, remove }: Properties) {
  const t = useMessages(uiMessages)
  const record = useRecordContext<Versioned>()
  const resource = useResourceContext()
  const redirect = useRedirect()
  const { isBusy, failure, run } = useAction({ isInForm: true })
  const [isAsking, setAsking] = useState(false)
  if (!record) return null

  async function submit({ id, version }: Versioned): Promise<void> {
    const work = () => remove({ params: { id: String(id) }, body: { version } })
    if (await run(work, removed)) redirect('list', resource)
  }

  return (
    <>
      <Button label={t.remove} color="error" sx={{ marginInlineStart: 'auto' }} onClick={() => setAsking(true)}>
        <Delete />
      </Button>
      {isAsking && (
        <FormDialog
          title={title}
          hint={t.removeText}
          submit={t.remove}
          cancel={t.leaveAsIs}
          isSevere
          isBusy={isBusy}
          failure={failure}
          onSubmit={() => submit(record)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
