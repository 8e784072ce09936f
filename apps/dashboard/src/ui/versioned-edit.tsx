import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useState } from 'react'
import {
  Edit,
  type EditProps,
  Form,
  type HttpError,
  SaveButton,
  Toolbar,
  useDataProvider,
  useNotify,
  useResourceContext,
} from 'react-admin'
import { wholeRecord } from '../data/whole-record.ts'
import { KeptTyping } from './kept-typing.tsx'
import { ConflictDialog } from './versions/conflict-dialog.tsx'
import type { Values } from './versions/merge.ts'

type Properties = Omit<EditProps, 'mutationMode' | 'mutationOptions' | 'queryOptions' | 'children'> & {
  /** The inputs. The record's `version` goes along by itself. */
  children: ReactNode
  /** Stands at the bottom instead of the save button alone. */
  toolbar?: ReactNode
}

/**
 * A form for a record with a `version`. When somebody else has saved it meanwhile, what differs is shown field by field, and
 * what was typed stays.
 */
export function VersionedEdit({ children, toolbar, ...edit }: Properties) {
  const [theirs, setTheirs] = useState<Values | null>(null)
  const onError = useTrouble(setTheirs)
  return (
    <Edit
      {...edit}
      mutationMode="pessimistic"
      queryOptions={{ meta: wholeRecord }}
      mutationOptions={{ onError, meta: wholeRecord }}
    >
      <Form noValidate warnWhenUnsavedChanges>
        <Box sx={{ p: 2 }}>{children}</Box>
        <Toolbar>{toolbar ?? <SaveButton />}</Toolbar>
        <KeptTyping />
        {theirs && <ConflictDialog theirs={theirs} onClose={() => setTheirs(null)} />}
      </Form>
    </Edit>
  )
}

/** Explains a refused save: fields show their own errors, a conflict fetches what is stored now. */
function useTrouble(onConflict: (theirs: Values) => void) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const dataProvider = useDataProvider()
  return async (error: unknown, { id }: { id?: unknown }): Promise<void> => {
    const { body, message } = error as HttpError
    if (body?.code === 'version_conflict') {
      const { data } = await dataProvider.getOne(resource, { id: id as number })
      return onConflict(data)
    }
    if (!body?.errors) notify(message || 'ra.notification.http_error', { type: 'error' })
  }
}
