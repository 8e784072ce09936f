import sharp, { type Sharp } from 'sharp'
import { createFairQueue } from '../../../http/guard/fair-queue.ts'

/** The most that a picture may have (product brief: 20 MB and 50 megapixels). */
export const maxPicture = { megabytes: 20, megapixels: 50 } as const

/** How long the work on one picture may take: a file made to be slow must not hold a place for ever. */
const maxWork = { seconds: 30 }

// The library decodes much more than a shop needs; what is not loaded cannot be attacked (SVG, PDF, TIFF, archives …).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((decoder) => `VipsForeignLoad${decoder}Buffer`),
})
// Every picture is decoded once: keeping decoded ones would only cost memory.
sharp.cache(false)

/** Work on pictures of this whole process, because it is the process that has so many cores and so much memory. */
export const pictureWork = createFairQueue({
  atOnce: 2,
  atOncePerClient: 1,
  // A page may have dozens of pictures that nobody has seen in this size.
  maxWaiting: 200,
  maxWaitingPerClient: 60,
})

/** Opens the first frame of a picture. Damage, missing bytes and too many pixels make the work on it fail. */
export function openPicture(bytes: Uint8Array): Sharp {
  const limitInputPixels = maxPicture.megapixels * 1_000_000
  return sharp(bytes, { failOn: 'error', limitInputPixels }).timeout(maxWork)
}

/** Opens a picture of any number of pixels to read its header, not its pixels. */
export function openPictureHeader(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: false })
}
