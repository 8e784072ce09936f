import { join } from 'node:path'
import { z } from 'zod'
import type { MediaStoreSettings } from '../modules/media/index.ts'

/** Settings of the media store. */
export const mediaEnvironment = {
  MEDIA_STORE: z.enum(['disk', 's3']).default('disk'),
  S3_BUCKET_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
}

const mediaSchema = z.object(mediaEnvironment)
type MediaEnvironment = z.output<typeof mediaSchema>

const s3Names = ['S3_BUCKET_URL', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Lists missing settings. */
export function findMediaProblems(given: MediaEnvironment): string[] {
  if (given.MEDIA_STORE !== 's3') return []
  return s3Names.filter((name) => given[name] === undefined).map((name) => `${name}: is needed with MEDIA_STORE=s3`)
}

/** @param directory where a local shop stores its files */
export function toMediaSettings(given: MediaEnvironment, directory: string): MediaStoreSettings {
  if (given.MEDIA_STORE === 'disk') return { kind: 'disk', folder: join(directory, 'media') }
  const [bucketUrl = '', region = '', accessKeyId = '', secretAccessKey = ''] = s3Names.map((name) => given[name])
  return { kind: 's3', bucketUrl, region, accessKeyId, secretAccessKey }
}
