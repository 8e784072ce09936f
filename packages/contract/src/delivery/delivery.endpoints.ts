import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { governorateCodes } from '../values/governorate-codes.ts'
import { deliverySchema, deliveryTermsSchema } from './delivery.schema.ts'

const placeNameSchema = z.object({ en: z.string(), ar: z.string() })

export const placesParams = z.object({ governorate: z.enum(governorateCodes) })

/** The cities and markazes of a governorate with their areas. Addresses may also name others. */
const placesSchema = z.array(z.object({ name: placeNameSchema, areas: z.array(placeNameSchema) }))
export type Places = z.output<typeof placesSchema>

export const deliveryEndpoints = defineEndpoints({
  getDelivery: {
    method: 'GET',
    path: '/api/delivery/',
    summary: 'Fee, conditions and promised days of delivery to each governorate, for an order placed now',
    access: 'public',
    answer: deliverySchema,
    timeoutMs: 10_000,
    isShared: true,
  },
  listDeliveryTerms: {
    method: 'GET',
    path: '/api/delivery/terms/',
    summary:
      'Terms of delivery, each with the governorates that share it, the fastest first; closed governorates are left out',
    access: 'public',
    answer: z.array(deliveryTermsSchema),
    timeoutMs: 10_000,
    isShared: true,
  },
  listPlaces: {
    method: 'GET',
    path: '/api/delivery/places/{governorate}/',
    summary:
      'Cities and markazes of a governorate with their areas, in both languages; an address may also name another place',
    access: 'public',
    params: placesParams,
    answer: placesSchema,
    timeoutMs: 10_000,
    isShared: true,
  },
})
