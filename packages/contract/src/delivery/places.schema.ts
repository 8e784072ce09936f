import { z } from 'zod'
import { governorateCodes } from '../values/governorate.ts'

const placeNameSchema = z.object({ en: z.string(), ar: z.string() })

export const placesParams = z.object({ governorate: z.enum(governorateCodes) })

/** The cities and markazes of a governorate with their areas. Addresses may also name others. */
export const placesSchema = z.array(z.object({ name: placeNameSchema, areas: z.array(placeNameSchema) }))
export type Places = z.output<typeof placesSchema>
