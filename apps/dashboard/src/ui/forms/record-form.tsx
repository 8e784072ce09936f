import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Create, type CreateProps, Form, type FormProps, SaveButton, Toolbar } from 'react-admin'
import { DraftSaver } from './draft-saver.tsx'
import { FormCrashBoundary } from './form-crash-boundary.tsx'
import { SaveFailures } from './save-failures.tsx'

type Properties = Pick<FormProps, 'defaultValues' | 'record' | 'onSubmit'> & {
  children: ReactNode
  /** A dialog over the form that reads and sets its values. */
  dialog?: ReactNode
}

/** A form that loses no input when the page is left, the session expires, the server refuses, or an input crashes. */
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
  /** The initial values of the fields. */
  defaultValues?: Record<string, unknown>
}

/** A form for a new record; for an existing one see `VersionedEdit`. */
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
