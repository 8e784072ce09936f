import { Box } from '@mui/material'
import type { Picture } from '@shop/contract'
import { BooleanInput, required, TextInput } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { LocalizedInput } from '../../ui/forms/localized-input.tsx'
import { ResourceForm } from '../../ui/forms/resource-form.tsx'
import { PictureInput } from '../../ui/pictures/picture-input.tsx'
import { categoriesMessages } from './categories.messages.ts'

/** The form of a category, whose key never changes. */
export function CategoryForm() {
  const t = useMessages(categoriesMessages)
  return (
    <ResourceForm
      transform={toCategoryBody}
      defaultValues={{ description: { en: '', ar: '' }, is_active: true }}
      newOnly={
        <TextInput
          source="key"
          validate={required()}
          helperText={t.keyHint}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      }
    >
      <LocalizedInput source="name" label={t.name} isNeeded />
      <LocalizedInput source="description" label={t.description} rows={3} />
      <BooleanInput source="is_active" />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <PictureInput source="image" label={t.tile} />
        <PictureInput source="cat_image" label={t.cat_image} />
        <PictureInput source="wall_image" label={t.wall_image} />
      </Box>
    </ResourceForm>
  )
}

type Form = Record<'image' | 'cat_image' | 'wall_image', Picture | null>

/** The body of the request: pictures as ids. */
function toCategoryBody(form: Form) {
  const { image, cat_image, wall_image } = form
  return { ...form, image: image?.id ?? null, cat_image: cat_image?.id ?? null, wall_image: wall_image?.id ?? null }
}
