import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Create, type CreateProps, Form, type FormProps, SaveButton, Toolbar } from 'react-admin'
import { DraftSaver } from './draft-saver.tsx'
import { FormCrashBoundary } from './form-crash-boundary.tsx'
import { SaveFailures } from './save-failures.tsx'

type Properties = Pick<FormProps, 'defaultValues' | 'record' | 'onSubmit'> & {
  children: ReactNode
  /** Opens over the form, and has a part in it. */
  dialog?: ReactNode
}

/** A form that loses nothing typed: not by leaving, by the end of a login, by a refusal, nor by a crash of its inputs. */
export function RecordForm({ children, dialog, ...form }: Properties) {
  return (
    <Form {...form} noValidate warnWhenUnsavedChanges disableInvalidFormNotification>
      <FormCrashBoundary>{children}</FormCrashBoundary>
      <DraftSaver />
      <SaveFailures />
      {dialog}
    </Form>
  )
}

type CreateFormProperties = Pick<CreateProps, 'redirect' | 'transform' | 'children'> & {
  /** What stands in the fields before anything is typed. */
  defaultValues?: Record<string, unknown>
}

/** A form for a new record, with the save button below; VersionedEdit is its like for a record that is there. */
export function CreateForm({ redirect = 'list', transform, defaultValues = {}, children }: CreateFormProperties) {
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
