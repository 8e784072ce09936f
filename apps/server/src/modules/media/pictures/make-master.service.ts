import { keyOf } from '../media-names.rules.ts'
import { type CleanPicture, drawClean, type PictureForm } from './clean-picture.service.ts'
import { isCleanWebp } from './clean-webp.rules.ts'
import { refuseUnreadable } from './inspect-picture.service.ts'
import { openPicture, openPictureHeader } from './open-picture.service.ts'

/** The cleaned picture, from which all renditions are made. */
export type Master = { key: string; bytes: Buffer<ArrayBuffer>; width: number; height: number; placeholder: string }

/** Twice the widest rendition; the quality is high enough that only the compression of the rendition is visible. */
const masterForm: PictureForm = {
  maxSide: 2560,
  webp: { quality: 92, alphaQuality: 100, smartSubsample: true, effort: 2 },
}

/**
 * Cleans a picture: upright, sRGB, 8 bit, first frame, no metadata. A WebP that is already clean stays unchanged, so that it
 * loses no quality.
 *
 * @throws AppError `picture_unreadable`
 */
export async function makeMaster(source: Uint8Array<ArrayBuffer>): Promise<Master> {
  const { bytes, width, height } = (await readClean(source)) ?? (await drawClean(source, masterForm))
  return { key: keyOf(bytes), bytes, width, height, placeholder: await refuseUnreadable(makePlaceholder(bytes)) }
}

async function readClean(source: Uint8Array<ArrayBuffer>): Promise<CleanPicture | null> {
  if (!isCleanWebp(source)) return null
  const { width, height } = await refuseUnreadable(openPictureHeader(source).metadata())
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.length)
  return Math.max(width, height) <= masterForm.maxSide ? { bytes, width, height } : null
}

/** A tiny preview as a data URI of at most 300 characters, shown until the picture has loaded. */
async function makePlaceholder(master: Uint8Array): Promise<string> {
  const tiny = await openPicture(master)
    .resize({ width: 16, height: 16, fit: 'inside' })
    .webp({ quality: 30, alphaQuality: 30, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
