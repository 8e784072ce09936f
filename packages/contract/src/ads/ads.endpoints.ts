import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { advertisementSchema } from './ads.schema.ts'

export const adsEndpoints = defineEndpoints({
  listAdvertisements: {
    method: 'GET',
    path: '/api/ads/public/advertisements/',
    summary: 'The banners shown now, most important first',
    access: 'public',
    answer: z.array(advertisementSchema),
    isShared: true,
  },
})
