import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { staffListQuery } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { changedBannerSchema, newBannerSchema, staffBannerSchema } from './banners.staff-schema.ts'

const banner = staffResource({
  path: '/api/admin/banners/',
  read: 'content.read',
  write: 'content.write',
  query: z.object(staffListQuery(['priority', 'starts_at', 'updated_at'], 'asc')),
  answer: staffBannerSchema,
  created: newBannerSchema,
  changed: changedBannerSchema,
  missing: 'not_found',
  refusals: ['picture_not_found'],
})

export const bannersStaffEndpoints = defineStaffEndpoints({
  listBanners: { ...banner.list, summary: 'Banners, shown or not' },
  getBanner: { ...banner.get, summary: 'One banner with both languages' },
  createBanner: { ...banner.create, summary: 'A new banner' },
  updateBanner: { ...banner.update, summary: 'Makes a banner what is sent' },
  deleteBanner: { ...banner.remove, summary: 'Removes a banner' },
})
