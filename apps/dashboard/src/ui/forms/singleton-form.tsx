import { Box, Card } from '@mui/material'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Loading, SaveButton, Title, Toolbar, useNotify } from 'react-admin'
import { describeRefusal } from '../../data/to-http-error.ts'
import { FetchFailure } from '../failures.tsx'
import { ConflictDialog } from '../versions/conflict-dialog.tsx'
import type { Values } from '../versions/merge.ts'
import { RecordForm } from './record-form.tsx'

type Properties = {
  title: string
  load: () => Promise<Values>
  /** Saves what the form holds, its `version` included. */
  save: (values: Values) => Promise<Values>
  canWrite: boolean
  children: ReactNode
}

/** A form for a thing of which there is one. As with lists of things, nobody overwrites somebody else without seeing it. */
export function SingletonForm({ title, load, save, canWrite, children }: Properties) {
  const notify = useNotify()
  const [record, setRecord] = useState<Values | null>(null)
  const [theirs, setTheirs] = useState<Values | null>(null)
  const [isMissing, setMissing] = useState(false)
  const fetchRecord = useCallback(() => {
    setMissing(false)
    load().then(setRecord, () => setMissing(true))
  }, [load])
  useEffect(fetchRecord, [fetchRecord])

  async function submit(values: Values) {
    try {
      setRecord(await save(values))
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
    } catch (error) {
      const { code, errors } = describeRefusal(error)
      if (code === 'version_conflict') setTheirs(await load())
      return errors
    }
    return undefined
  }

  if (isMissing) return <FetchFailure onRetry={fetchRecord} />
  if (!record) return <Loading />
  return (
    <Card sx={{ mt: 2, maxInlineSize: 900 }}>
      <Title title={title} />
      <RecordForm
        record={record as never}
        onSubmit={submit as never}
        dialog={theirs && <ConflictDialog theirs={theirs} onClose={() => setTheirs(null)} />}
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
