import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { DialogFailure } from '../failures.tsx'

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

type NoteFieldProperties = {
  label: string
  value: string
  onChange: (note: string) => void
  helperText?: string
  autoFocus?: boolean
  required?: boolean
}

/** What somebody has to say, in a few lines; as long as the shop keeps it. */
export function NoteField({ label, value, onChange, helperText, autoFocus, required }: NoteFieldProperties) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      helperText={helperText}
      autoFocus={autoFocus ?? false}
      required={required ?? false}
      slotProps={{ htmlInput: { maxLength: 1000 } }}
      fullWidth
      multiline
      minRows={2}
    />
  )
}
