import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { staffListQuery, versionField } from '../staff/staff-fields.ts'
import { changedVideoSchema, newVideoSchema, staffVideoSchema } from './videos.staff-schema.ts'

const id = z.object({ id: idParameter })

export const videosStaffEndpoints = defineStaffEndpoints({
  listVideos: {
    method: 'GET',
    path: '/api/admin/videos/',
    summary: 'Videos of the home page, shown or not',
    access: 'staff',
    permission: 'content.read',
    query: z.object(staffListQuery(['order', 'updated_at'], 'asc')),
    answer: pageOf(staffVideoSchema),
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
  getVideo: {
    method: 'GET',
    path: '/api/admin/videos/{id}/',
    summary: 'One video with both languages',
    access: 'staff',
    permission: 'content.read',
    params: id,
    answer: staffVideoSchema,
    errors: ['not_found'],
    timeoutMs: 15_000,
  },
  createVideo: {
    method: 'POST',
    path: '/api/admin/videos/',
    summary: 'A new video',
    access: 'staff',
    permission: 'content.write',
    body: newVideoSchema,
    answer: staffVideoSchema,
    status: 201,
    errors: ['picture_not_found'],
    timeoutMs: 15_000,
  },
  updateVideo: {
    method: 'PUT',
    path: '/api/admin/videos/{id}/',
    summary: 'Makes a video what is sent',
    access: 'staff',
    permission: 'content.write',
    params: id,
    body: changedVideoSchema,
    answer: staffVideoSchema,
    errors: ['not_found', 'version_conflict', 'picture_not_found'],
    timeoutMs: 15_000,
  },
  deleteVideo: {
    method: 'DELETE',
    path: '/api/admin/videos/{id}/',
    summary: 'Removes a video',
    access: 'staff',
    permission: 'content.write',
    params: id,
    body: z.object({ version: versionField }),
    answer: staffVideoSchema,
    errors: ['not_found', 'version_conflict'],
    timeoutMs: 15_000,
  },
})
