import { Box, Typography } from '@mui/material'
import type { Picture } from '@shop/contract'
import { BooleanInput, required, TextInput } from 'react-admin'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { RemoveButton } from '../../ui/dialogs/remove-button.tsx'
import { DateInput } from '../../ui/forms/date-input.tsx'
import { FieldGrid } from '../../ui/forms/field-grid.tsx'
import { LocalizedInput } from '../../ui/forms/localized-input.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { ResourceForm } from '../../ui/forms/resource-form.tsx'
import { PictureInput } from '../../ui/pictures/picture-input.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { bannersMessages } from './banners.messages.ts'

const newBanner = { description: { en: '', ar: '' }, is_active: true, priority: 10, starts_at: null, ends_at: null }

export function BannerForm() {
  const t = useMessages(bannersMessages)
  return (
    <ResourceForm
      transform={toBannerBody}
      defaultValues={newBanner}
      removal={<RemoveButton title={t.removeTitle} removed={t.removed} remove={staffApi.banners.deleteBanner} />}
    >
      <LocalizedInput source="title" label={t.bannerTitle} isNeeded />
      <LocalizedInput source="description" label={t.description} rows={2} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {t.savingHint({ saving: '{saving}' })}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 1 }}>
        <PictureInput source="image_ltr" label={t.image_ltr} isNeeded />
        <PictureInput source="image_rtl" label={t.image_rtl} isNeeded />
      </Box>
      <FieldGrid columns={{ xs: '1fr', md: '2fr 1fr' }}>
        <TextInput
          source="link"
          validate={required()}
          helperText={t.linkHint}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
        <NumberInput source="priority" min={0} isWhole validate={required()} helperText={t.priorityHint} />
        <DateInput kind="moment" source="starts_at" helperText={t.dateHint} />
        <DateInput kind="moment" source="ends_at" helperText={t.dateHint} />
      </FieldGrid>
      <BooleanInput source="is_active" />
      <BannerPreview />
    </ResourceForm>
  )
}

type Form = Record<'image_ltr' | 'image_rtl', Picture | null>

/** The body of the request: pictures as ids. */
function toBannerBody(form: Form) {
  return { ...form, image_ltr: form.image_ltr?.id, image_rtl: form.image_rtl?.id }
}
