import { Stack } from '@mui/material'
import { governorateCodes, governorates } from '@shop/contract'
import { required, SelectInput, TextInput } from 'react-admin'
import { useLanguage } from '../../i18n/language.tsx'

/** Who receives an order, and where. */
export function RecipientInputs() {
  const language = useLanguage()
  const choices = governorateCodes.map((id) => ({ id, name: governorates[id][language] }))
  const pair = { direction: { xs: 'column', sm: 'row' }, sx: { gap: { sm: 2 } } } as const
  return (
    <>
      <Stack {...pair}>
        <TextInput source="first_name" validate={required()} />
        <TextInput source="last_name" validate={required()} />
      </Stack>
      <TextInput source="phone" type="tel" validate={required()} slotProps={{ htmlInput: { dir: 'ltr' } }} />
      <TextInput source="address" validate={required()} />
      <TextInput source="apartment" />
      <Stack {...pair}>
        <TextInput source="city" validate={required()} />
        <SelectInput source="region" choices={choices} translateChoice={false} validate={required()} />
      </Stack>
    </>
  )
}
