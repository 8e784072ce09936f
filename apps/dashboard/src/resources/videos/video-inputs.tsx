import { Box } from '@mui/material'
import { type Localized, type Picture, videoKinds } from '@shop/contract'
import { BooleanInput, DateTimeInput, NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { LocalizedInput } from '../../ui/localized-input.tsx'
import { fromCairoInput, toCairoInput } from '../../ui/values/cairo-input.ts'
import { PictureInput } from '../media/picture-input.tsx'
import { videosMessages } from './videos.messages.ts'

/** What staff say of a video; what they leave empty is not shown. */
export function VideoInputs() {
  const t = useMessages(videosMessages)
  const kinds = videoKinds.map((id) => ({ id, name: t[id] }))
  return (
    <>
      <LocalizedInput source="title" label={t.videoTitle} isNeeded />
      <LocalizedInput source="description" label={t.description} rows={2} />
      <PictureInput source="poster" label={t.poster} isNeeded />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' } }}>
        <TextInput
          source="link"
          validate={required()}
          helperText={t.linkHint}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
        />
        <SelectInput source="kind" choices={kinds} validate={required()} />
        <NumberInput source="order" min={0} step={1} validate={required()} helperText={t.orderHint} />
        <NumberInput source="duration" min={1} step={1} helperText={t.unknownHint} />
        <NumberInput source="views" min={0} step={1} helperText={t.unknownHint} />
        <DateTimeInput source="published_at" format={toCairoInput} parse={fromCairoInput} helperText={t.unknownHint} />
      </Box>
      <BooleanInput source="is_active" />
    </>
  )
}

type Form = {
  description?: Partial<Localized> | null
  poster?: Picture | null
  duration?: number | null
  views?: number | null
  published_at?: string | null
}

/** What is sent of a form: the poster by its id. */
export function toVideoBody(form: Form) {
  const { description, poster, duration, views, published_at } = form
  return {
    ...form,
    description: { en: description?.en ?? '', ar: description?.ar ?? '' },
    ...{ poster: poster?.id, duration: duration ?? null, views: views ?? null, published_at: published_at ?? null },
  }
}
