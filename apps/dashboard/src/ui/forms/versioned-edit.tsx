import { Box } from '@mui/material'
import { type ReactNode, useState } from 'react'
import {
  Edit,
  type EditProps,
  type HttpError,
  SaveButton,
  Toolbar,
  useDataProvider,
  useResourceContext,
} from 'react-admin'
import { wholeRecord } from '../../data/data-provider.ts'
import { ConflictDialog } from '../versions/conflict-dialog.tsx'
import type { Values } from '../versions/merge.ts'
import { RecordForm } from './record-form.tsx'

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
  const onError = useConflict(setTheirs)
  return (
    <Edit
      {...edit}
      mutationMode="pessimistic"
      queryOptions={{ meta: wholeRecord }}
      mutationOptions={{ onError, meta: wholeRecord }}
    >
      <RecordForm dialog={theirs && <ConflictDialog theirs={theirs} onClose={() => setTheirs(null)} />}>
        <Box sx={{ p: 2 }}>{children}</Box>
        <Toolbar>{toolbar ?? <SaveButton />}</Toolbar>
      </RecordForm>
    </Edit>
  )
}

/** When somebody else has saved the record, fetches what is stored now. The form says all other refusals itself. */
function useConflict(onConflict: (theirs: Values) => void) {
  const resource = useResourceContext() ?? ''
  const dataProvider = useDataProvider()
  return async (error: unknown, { id }: { id?: unknown }): Promise<void> => {
    if ((error as HttpError).body?.code !== 'version_conflict') return
    const { data } = await dataProvider.getOne(resource, { id: id as number })
    onConflict(data)
  }
}
