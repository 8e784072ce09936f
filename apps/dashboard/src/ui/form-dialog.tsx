import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { DialogFailure } from './dialog-failure.tsx'

type Properties = {
  title: string
  /** What comes of it, before the fields. */
  hint?: string
  /** The button that does it, and the one that leaves everything as it is. */
  submit: string
  cancel: string
  /** Whether what it does hurts. */
  isSevere?: boolean
  /** Whether what was typed will do. */
  isPossible?: boolean
  isBusy: boolean
  /** What went wrong at the last try. */
  failure?: string | null
  onSubmit: () => Promise<void>
  onClose: () => void
  children?: ReactNode
}

/** Asks for what an action needs, over the page. The return key does it, as the button does. */
export function FormDialog({ title, hint, isSevere = false, isPossible = true, isBusy, ...properties }: Properties) {
  const id = useId()
  const { failure, submit, cancel, onSubmit, onClose, children } = properties

  function send(event: FormEvent): void {
    event.preventDefault()
    // The dialog may stand inside another form, which must not be sent with it.
    event.stopPropagation()
    if (isPossible && !isBusy) void onSubmit()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form noValidate onSubmit={send}>
        <DialogTitle id={id}>{title}</DialogTitle>
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
