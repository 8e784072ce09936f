import { type Picture, videoKinds } from '@shop/contract'
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { RemoveButton } from '../../ui/dialogs/remove-button.tsx'
import { DateInput } from '../../ui/forms/date-input.tsx'
import { FieldGrid } from '../../ui/forms/field-grid.tsx'
import { LocalizedInput } from '../../ui/forms/localized-input.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { ResourceForm } from '../../ui/forms/resource-form.tsx'
import { PictureInput } from '../../ui/pictures/picture-input.tsx'
import { videosMessages } from './videos.messages.ts'

const newVideo = {
  description: { en: '', ar: '' },
  is_active: true,
  kind: 'video',
  order: 10,
  duration: null,
  views: null,
  published_at: null,
}

/** The form of a video. The shop does not show empty fields. */
export function VideoForm() {
  const t = useMessages(videosMessages)
  const kinds = videoKinds.map((id) => ({ id, name: t[id] }))
  return (
    <ResourceForm
      transform={toVideoBody}
      defaultValues={newVideo}
      removal={<RemoveButton title={t.removeTitle} removed={t.removed} remove={staffApi.videos.deleteVideo} />}
    >
      <LocalizedInput source="title" label={t.videoTitle} isNeeded />
      <LocalizedInput source="description" label={t.description} rows={2} />
      <PictureInput source="poster" label={t.poster} isNeeded />
      <FieldGrid columns={{ xs: '1fr', md: '2fr 1fr' }}>
        <TextInput
          source="link"
          validate={required()}
          helperText={t.linkHint}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
        />
        <SelectInput source="kind" choices={kinds} validate={required()} />
        <NumberInput source="order" min={0} isWhole validate={required()} helperText={t.orderHint} />
        <NumberInput source="duration" min={1} isWhole helperText={t.unknownHint} />
        <NumberInput source="views" min={0} isWhole helperText={t.unknownHint} />
        <DateInput kind="moment" source="published_at" helperText={t.unknownHint} />
      </FieldGrid>
      <BooleanInput source="is_active" />
    </ResourceForm>
  )
}

/** The body of the request: the poster as an id. */
function toVideoBody(form: { poster: Picture | null }) {
  return { ...form, poster: form.poster?.id }
}
