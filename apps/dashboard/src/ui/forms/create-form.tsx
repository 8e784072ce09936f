import { Box } from '@mui/material'
import { Create, type CreateProps, SaveButton, Toolbar } from 'react-admin'
import { RecordForm } from './record-form.tsx'

type Properties = Pick<CreateProps, 'redirect' | 'transform' | 'children'> & {
  /** What stands in the fields before anything is typed. */
  defaultValues?: Record<string, unknown>
}

/** A form for a new record, with the save button below; VersionedEdit is its like for a record that is there. */
export function CreateForm({ redirect = 'list', transform, defaultValues = {}, children }: Properties) {
  return (
    <Create redirect={redirect} {...(transform && { transform })}>
      <RecordForm defaultValues={defaultValues}>
        <Box sx={{ p: 2 }}>{children}</Box>
        <Toolbar>
          <SaveButton alwaysEnable />
        </Toolbar>
      </RecordForm>
    </Create>
  )
}
