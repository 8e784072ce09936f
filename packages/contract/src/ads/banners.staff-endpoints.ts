import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { staffListQuery, versionField } from '../staff/staff-fields.ts'
import { changedBannerSchema, newBannerSchema, staffBannerSchema } from './banners.staff-schema.ts'

const id = z.object({ id: idParameter })

export const bannersStaffEndpoints = defineStaffEndpoints({
  listBanners: {
    method: 'GET',
    path: '/api/admin/banners/',
    summary: 'Banners, shown or not',
    access: 'staff',
    permission: 'content.read',
    query: z.object(staffListQuery(['priority', 'starts_at', 'updated_at'], 'asc')),
    answer: pageOf(staffBannerSchema),
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
  getBanner: {
    method: 'GET',
    path: '/api/admin/banners/{id}/',
    summary: 'One banner with both languages',
    access: 'staff',
    permission: 'content.read',
    params: id,
    answer: staffBannerSchema,
    errors: ['not_found'],
    timeoutMs: 15_000,
  },
  createBanner: {
    method: 'POST',
    path: '/api/admin/banners/',
    summary: 'A new banner',
    access: 'staff',
    permission: 'content.write',
    body: newBannerSchema,
    answer: staffBannerSchema,
    status: 201,
    errors: ['picture_not_found'],
    timeoutMs: 15_000,
  },
  updateBanner: {
    method: 'PUT',
    path: '/api/admin/banners/{id}/',
    summary: 'Makes a banner what is sent',
    access: 'staff',
    permission: 'content.write',
    params: id,
    body: changedBannerSchema,
    answer: staffBannerSchema,
    errors: ['not_found', 'version_conflict', 'picture_not_found'],
    timeoutMs: 15_000,
  },
  deleteBanner: {
    method: 'DELETE',
    path: '/api/admin/banners/{id}/',
    summary: 'Removes a banner',
    access: 'staff',
    permission: 'content.write',
    params: id,
    body: z.object({ version: versionField }),
    answer: staffBannerSchema,
    errors: ['not_found', 'version_conflict'],
    timeoutMs: 15_000,
  },
})
