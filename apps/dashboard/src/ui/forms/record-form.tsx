import { Box } from '@mui/material'
import { Create, type CreateProps, Form, type FormProps, SaveButton, Toolbar, useSaveContext } from 'react-admin'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { Elements } from '../elements.ts'
import { DraftSaver } from './draft-saver.tsx'
import { FormCrashBoundary } from './form-crash-boundary.tsx'
import { SaveFailures } from './save-failures.tsx'
import { useOneAtATime } from './use-one-at-a-time.ts'

type Properties = Pick<FormProps, 'defaultValues' | 'record' | 'onSubmit'> & {
  children: Elements
  /** A dialog over the form that reads and sets its values. */
  dialog?: Elements
}

/** A form that loses no input when the page is left, the session expires, the server refuses, or an input crashes. It saves once at a time. */
export function RecordForm({ children, dialog, onSubmit, ...form }: Properties) {
  const save = useSaveContext()?.save
  const submit = useOneAtATime(async (values: FieldValues) => await (onSubmit ?? save)?.(values))
  return (
    <Form {...form} onSubmit={submit} noValidate warnWhenUnsavedChanges disableInvalidFormNotification>
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
          <CreateButton />
        </Toolbar>
      </RecordForm>
    </Create>
  )
}

/** Also for a form that nobody has changed. */
function CreateButton() {
  const { isSubmitting } = useFormState()
  return <SaveButton alwaysEnable={!isSubmitting} />
}
