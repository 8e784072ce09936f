import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { videoSchema } from './videos.schema.ts'

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
