import { z } from 'zod'
import { instantField } from '../fields.ts'
import { pictureSchema } from '../picture.schema.ts'

export const videoKinds = ['shorts', 'video'] as const

/** A video in the language of the request; the names of its fields are the spec's (section 3). */
export const videoSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  /** One rendition of `picture` that suits most places. */
  thumbnail: z.string(),
  picture: pictureSchema,
  publishedAt: instantField,
  /** Seconds. */
  duration: z.number().int().min(1),
  viewCount: z.number().int().min(0),
  /** The page of the video on its platform. */
  videoUrl: z.url(),
  /** The platform's player for other sites, without cookies; to be opened only when a shopper asks for it. */
  embedUrl: z.url(),
  type: z.enum(videoKinds),
})
export type Video = z.output<typeof videoSchema>
