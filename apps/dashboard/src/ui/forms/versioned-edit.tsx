import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import {
  Edit,
  type EditProps,
  type Identifier,
  SaveButton,
  Toolbar,
  useDataProvider,
  useResourceContext,
} from 'react-admin'
import { wholeRecord } from '../../data/data-provider.ts'
import { ConflictDialog } from '../versions/conflict-dialog.tsx'
import { RecordForm } from './record-form.tsx'
import { useConflict } from './use-save.ts'

type Properties = Omit<EditProps, 'mutationMode' | 'mutationOptions' | 'queryOptions' | 'children'> & {
  /** The inputs. The record's `version` is sent without an input. */
  children: ReactNode
  /** The bar at the bottom, in place of the save button alone. */
  toolbar?: ReactNode
}

/**
 * A form for a record with a `version`. After a conflicting save by somebody else it shows the differences field by
 * field and preserves the input.
 */
export function VersionedEdit({ children, toolbar, ...edit }: Properties) {
  const resource = useResourceContext() ?? ''
  const dataProvider = useDataProvider()
  const conflict = useConflict()

  // The form shows all other refusals itself.
  async function onError(error: unknown, { id }: { id?: Identifier }): Promise<void> {
    if (id !== undefined) await conflict.show(error, async () => (await dataProvider.getOne(resource, { id })).data)
  }

  return (
    <Edit
      {...edit}
      mutationMode="pessimistic"
      queryOptions={{ meta: wholeRecord }}
      mutationOptions={{ onError, meta: wholeRecord }}
    >
      <RecordForm dialog={conflict.theirs && <ConflictDialog theirs={conflict.theirs} onClose={conflict.close} />}>
        <Box sx={{ p: 2 }}>{children}</Box>
        <Toolbar>{toolbar ?? <SaveButton />}</Toolbar>
      </RecordForm>
    </Edit>
  )
}
