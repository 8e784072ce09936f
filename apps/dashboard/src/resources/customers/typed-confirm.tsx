import { type ComponentProps, type InputHTMLAttributes, useState } from 'react'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { TypedField } from '../../ui/forms/typed-field.tsx'

type Properties = Omit<ComponentProps<typeof ActionDialog>, 'isPossible' | 'request' | 'children'> & {
  /** The label of the field to type into. */
  label: string
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'maxLength' | 'type'>
  isRight: (typed: string) => boolean
  request: (typed: string) => Promise<unknown>
}

/** A confirmation by typing, against destructive actions by accident. */
export function TypedConfirm({ label, input, isRight, request, ...dialog }: Properties) {
  const [typed, setTyped] = useState('')
  return (
    <ActionDialog {...dialog} isPossible={isRight(typed)} request={() => request(typed)}>
      <TypedField
        label={label}
        value={typed}
        onChange={setTyped}
        input={{ ...input, dir: 'ltr', autoComplete: 'off' }}
        fullWidth={false}
        autoFocus
      />
    </ActionDialog>
  )
}
