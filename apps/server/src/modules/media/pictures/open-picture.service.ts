import sharp, { type Sharp } from 'sharp'
import { createFairQueue } from '../../../concurrency/fair-queue.ts'

/** Max size of an uploaded picture. */
export const maxPicture = { megabytes: 20, megapixels: 50 } as const

/** Time limit for one picture, so that a malicious file cannot block the queue. */
const maxWork = { seconds: 30 }

// Decoders that the shop does not need are disabled, so that they cannot be attacked (SVG, PDF, TIFF, archives …).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((decoder) => `VipsForeignLoad${decoder}Buffer`),
})
// Every picture is decoded once, so a cache would only cost memory.
sharp.cache(false)

/** One queue for the whole process, because cores and memory belong to the process. */
export const pictureWork = createFairQueue({
  atOnce: 2,
  atOncePerClient: 1,
  // One page may request dozens of new renditions.
  maxWaiting: 200,
  maxWaitingPerClient: 60,
})

/** Opens the first frame of a picture. Decoding fails for damage, missing bytes or too many pixels. */
export function openPicture(bytes: Uint8Array): Sharp {
  const limitInputPixels = maxPicture.megapixels * 1_000_000
  return sharp(bytes, { failOn: 'error', limitInputPixels }).timeout(maxWork)
}

/** Opens a picture of any size, only to read its header. */
export function openPictureHeader(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: false })
}
