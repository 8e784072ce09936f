import VideoLibrary from '@mui/icons-material/VideoLibrary'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { videosMessages } from './videos.messages.ts'

export const videos: ResourceDefinition = {
  name: 'videos',
  texts: videosMessages,
  group: 'content',
  icon: VideoLibrary,
  read: 'content.read',
  write: 'content.write',
  list: lazy(async () => ({ default: (await import('./video-list.tsx')).VideoList })),
  form: lazy(async () => ({ default: (await import('./video-form.tsx')).VideoForm })),
  recordRepresentation: ({ title }) => title[document.documentElement.lang] ?? title.en,
}
