import Delete from '@mui/icons-material/Delete'
import { useState } from 'react'
import { Button, type RaRecord, useRecordContext, useRedirect, useResourceContext } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { uiMessages } from '../ui.messages.ts'
import { useAction } from '../use-action.ts'
import { ActionDialog } from './action-dialog.tsx'

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
  const action = useAction()
  const [isAsking, setAsking] = useState(false)
  if (!record) return null
  const { id, version } = record

  return (
    <>
      <Button label={t.remove} color="error" sx={{ marginInlineStart: 'auto' }} onClick={() => setAsking(true)}>
        <Delete />
      </Button>
      {isAsking && (
        <ActionDialog
          title={title}
          hint={t.removeText}
          submit={t.remove}
          cancel={t.leaveAsIs}
          isSevere
          action={action}
          request={() => remove({ params: { id: String(id) }, body: { version } })}
          done={removed}
          onDone={() => redirect('list', resource)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
