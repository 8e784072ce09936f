import { TextField } from '@mui/material'
import { type ComponentProps, type InputHTMLAttributes, useState } from 'react'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'

type Properties = Omit<ComponentProps<typeof FormDialog>, 'isPossible' | 'onSubmit' | 'children'> & {
  /** The label of the field to type into. */
  label: string
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'maxLength' | 'type'>
  isRight: (typed: string) => boolean
  onConfirm: (typed: string) => Promise<void>
}

/** A confirmation by typing, against destructive actions by accident. */
export function TypedConfirm({ label, input, isRight, onConfirm, ...dialog }: Properties) {
  const [typed, setTyped] = useState('')
  return (
    <FormDialog {...dialog} isPossible={isRight(typed)} onSubmit={() => onConfirm(typed)}>
      <TextField
        label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { ...input, dir: 'ltr', autoComplete: 'off' } }}
        autoFocus
      />
    </FormDialog>
  )
}
