import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { staffListQuery } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { changedVideoSchema, newVideoSchema, staffVideoSchema } from './videos.staff-schema.ts'

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
