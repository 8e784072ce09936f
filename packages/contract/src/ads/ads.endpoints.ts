import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { instantField } from '../fields.ts'
import { pictureSchema } from '../picture.schema.ts'

/** A banner of the home page, in the language and the reading direction of the request. */
const advertisementSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  image_ad: z.string(),
  picture: pictureSchema,
  link: z.string(),
  is_active: z.boolean(),
  priority: z.number().int(),
  start_date: instantField.nullable(),
  end_date: instantField.nullable(),
})
export type Advertisement = z.output<typeof advertisementSchema>

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
