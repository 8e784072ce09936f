import ViewCarousel from '@mui/icons-material/ViewCarousel'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { bannersMessages } from './banners.messages.ts'

export const banners: ResourceDefinition = {
  name: 'banners',
  texts: bannersMessages,
  group: 'content',
  icon: ViewCarousel,
  read: 'content.read',
  write: 'content.write',
  list: lazy(async () => ({ default: (await import('./banner-list.tsx')).BannerList })),
  form: lazy(async () => ({ default: (await import('./banner-form.tsx')).BannerForm })),
  recordRepresentation: ({ title }) => title[document.documentElement.lang] ?? title.en,
}
