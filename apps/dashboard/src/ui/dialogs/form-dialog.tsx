import { Button, Dialog, DialogActions, DialogContent, DialogContentText, type DialogProps } from '@mui/material'
import { textLimits } from '@shop/contract'
import { type ComponentProps, type FormEvent, useId, useLayoutEffect } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import type { Elements } from '../elements.ts'
import { DialogFailure } from '../failures.tsx'
import { TypedField } from '../forms/typed-field.tsx'
import { uiMessages } from '../ui.messages.ts'
import type { useRequest } from '../use-action.ts'
import { DialogHeading } from './dialog-heading.tsx'

type Properties = {
  title: string
  /** The consequence of the action, above the fields. */
  hint?: string
  submit: string
  /** The label of the button that closes it, where it is another one. */
  cancel?: string
  /** Whether the action is destructive: its button is red. */
  isSevere?: boolean
  /** Whether the input is valid. */
  isPossible?: boolean
  /** What it sends; its failure is shown as long as the dialog is open. */
  action: Pick<ReturnType<typeof useRequest>, 'isBusy' | 'failure' | 'show'>
  /** Narrow for a few fields. */
  width?: DialogProps['maxWidth']
  onSubmit: () => Promise<void>
  onClose: () => void
  children?: Elements
}

/** A dialog that asks for the input of an action. The return key submits it. */
export function FormDialog({ title, hint, isSevere = false, isPossible = true, action, ...properties }: Properties) {
  const t = useMessages(uiMessages)
  const id = useId()
  const { submit, cancel = t.notNow, onSubmit, onClose, width = 'xs', children } = properties
  const { isBusy, failure, show } = action
  useLayoutEffect(show, [show])

  function send(event: FormEvent): void {
    event.preventDefault()
    // The dialog may be inside another form, which must not be submitted too.
    event.stopPropagation()
    if (isPossible && !isBusy) void onSubmit()
  }

  return (
    <Dialog open onClose={closeByEscape(onClose)} fullWidth maxWidth={width} aria-labelledby={id}>
      <form noValidate onSubmit={send}>
        <DialogHeading id={id} title={title} />
        <DialogContent>
          {hint && <DialogContentText sx={{ mb: 2 }}>{hint}</DialogContentText>}
          {children}
          <DialogFailure failure={failure} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isSevere ? 'error' : 'primary'}
            disabled={!isPossible}
            loading={isBusy}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Closes a dialog by the Escape key: a press beside it would lose what is typed there. */
export function closeByEscape(onClose: () => void): NonNullable<DialogProps['onClose']> {
  return (_, reason) => reason === 'escapeKeyDown' && onClose()
}

type NoteProperties = Omit<ComponentProps<typeof TypedField>, 'input'> & { of?: keyof typeof textLimits }

/** A note of a few lines. @param of what it is to the contract, which limits its length */
export function NoteField({ of = 'notes', ...field }: NoteProperties) {
  return <TypedField minRows={2} {...field} input={{ maxLength: textLimits[of].max }} multiline />
}
