import type { ReactNode } from 'react'
import { Form, type FormProps } from 'react-admin'
import { FormCrashBoundary } from './form-crash-boundary.tsx'
import { SaveFailures } from './save-failures.tsx'
import { SavedTyping } from './saved-typing.tsx'

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
      <SavedTyping />
      <SaveFailures />
      {dialog}
    </Form>
  )
}
