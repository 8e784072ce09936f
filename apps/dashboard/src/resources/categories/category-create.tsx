import { Box } from '@mui/material'
import { Create, Form, required, SaveButton, TextInput, Toolbar } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { categoriesMessages } from './categories.messages.ts'
import { CategoryInputs, toCategoryBody } from './category-inputs.tsx'

export function CategoryCreate() {
  const t = useMessages(categoriesMessages)
  return (
    <Create redirect="list" transform={toCategoryBody}>
      <Form defaultValues={{ is_active: true }} warnWhenUnsavedChanges>
        <Box sx={{ p: 2 }}>
          <TextInput
            source="key"
            validate={required()}
            helperText={t.keyHint}
            slotProps={{ htmlInput: { dir: 'ltr' } }}
          />
          <CategoryInputs />
        </Box>
        <Toolbar>
          <SaveButton />
        </Toolbar>
      </Form>
    </Create>
  )
}
