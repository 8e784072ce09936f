import { required, TextInput } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { categoriesMessages } from './categories.messages.ts'
import { CategoryInputs, toCategoryBody } from './category-inputs.tsx'

export function CategoryCreate() {
  const t = useMessages(categoriesMessages)
  return (
    <CreateForm transform={toCategoryBody} defaultValues={{ is_active: true }}>
      <TextInput source="key" validate={required()} helperText={t.keyHint} slotProps={{ htmlInput: { dir: 'ltr' } }} />
      <CategoryInputs />
    </CreateForm>
  )
}
