import { MenuItem, TextField, type TextFieldProps } from '@mui/material'

type Properties<Id extends string> = Omit<TextFieldProps, 'select' | 'value' | 'onChange' | 'children'> & {
  value: Id
  choices: readonly { id: Id; name: string }[]
  onChoose: (id: Id) => void
}

/** A choice of one of a few values, outside the forms of react-admin. */
export function ChoiceField<Id extends string>({ choices, onChoose, ...field }: Properties<Id>) {
  return (
    <TextField {...field} select onChange={({ target }) => onChoose(target.value as Id)}>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
