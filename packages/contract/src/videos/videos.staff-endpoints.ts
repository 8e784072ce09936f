import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idField, instantField, textField } from '../fields.ts'
import { pictureSchema } from '../picture.schema.ts'
import { localizedField, localizedTextField } from '../staff/localized-fields.ts'
import { localizedSchema, staffListQuery, versionField } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { isVideoLink } from '../values/video-link.ts'
import { videoKinds } from './video-kinds.ts'

const videoFields = {
  title: localizedField(120),
  description: localizedTextField(500),
  /** The id of a picture. */
  poster: idField,
  /** A film, or another page of the platform. */
  link: textField(300).pipe(z.string().refine(isVideoLink, { params: { reason: 'video_link' } })),
  kind: z.enum(videoKinds),
  /** In seconds; null when unknown, and then not shown. */
  duration: z.number().int().min(1).max(86_400).nullable(),
  views: z.number().int().min(0).max(2_000_000_000).nullable(),
  published_at: instantField.nullable(),
  /** The lowest comes first. */
  order: z.number().int().min(0).max(1000),
  is_active: z.boolean(),
}
const newVideoSchema = z.object(videoFields)
const changedVideoSchema = z.object({ ...videoFields, version: versionField })
export type VideoInput = z.output<typeof newVideoSchema>

const staffVideoSchema = z.object({
  ...videoFields,
  id: z.number().int(),
  version: versionField,
  title: localizedSchema,
  description: localizedSchema,
  poster: pictureSchema,
  link: z.string(),
  updated_at: instantField,
})
export type StaffVideo = z.output<typeof staffVideoSchema>

const video = staffResource({
  path: '/api/admin/videos/',
  read: 'content.read',
  write: 'content.write',
  query: z.object(staffListQuery(['order', 'updated_at'], 'asc')),
  answer: staffVideoSchema,
  created: newVideoSchema,
  changed: changedVideoSchema,
  missing: 'not_found',
  refusals: ['picture_not_found'],
})

export const videosStaffEndpoints = defineStaffEndpoints({
  listVideos: { ...video.list, summary: 'Videos of the home page, shown or not' },
  getVideo: { ...video.get, summary: 'One video with both languages' },
  createVideo: { ...video.create, summary: 'A new video' },
  updateVideo: { ...video.update, summary: 'Makes a video what is sent' },
  deleteVideo: { ...video.remove, summary: 'Removes a video' },
})
