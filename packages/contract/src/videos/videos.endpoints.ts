import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { instantField } from '../fields.ts'
import { pictureSchema } from '../picture.schema.ts'
import { videoKinds } from './video-kinds.ts'

/** A video in the language of the request; the names of its fields are the spec's (section 3). */
export const videoSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  /** One rendition of `picture` that suits most places. */
  thumbnail: z.string(),
  picture: pictureSchema,
  /** Null when unknown. */
  publishedAt: instantField.nullable(),
  /** Seconds. */
  duration: z.number().int().min(1).nullable(),
  viewCount: z.number().int().min(0).nullable(),
  /** The page of the video on its platform, or a page of the platform that lists such videos. */
  videoUrl: z.url(),
  /** The platform's player for other sites, without cookies; to be opened only when a shopper asks for it; null where the link is no film. */
  embedUrl: z.url().nullable(),
  type: z.enum(videoKinds),
})
export type Video = z.output<typeof videoSchema>

export const videosEndpoints = defineEndpoints({
  listVideos: {
    method: 'GET',
    path: '/api/videos/',
    summary: 'The videos of the home page, in their order',
    access: 'public',
    answer: z.array(videoSchema),
    isShared: true,
  },
})
