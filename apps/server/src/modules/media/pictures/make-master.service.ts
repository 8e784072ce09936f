import { keyOf } from '../media-names.rules.ts'
import { isCleanWebp } from './clean-webp.rules.ts'
import { refuseUnreadable } from './inspect-picture.service.ts'
import { openPicture, openPictureHeader } from './open-picture.service.ts'

/** The cleaned picture that all renditions are made from. */
export type Master = { key: string; bytes: Buffer<ArrayBuffer>; width: number; height: number; placeholder: string }

/** The longest side of a master in pixels: twice what the widest rendition shows. */
const maxSide = 2560
/** Fine enough that a second compression, that of the rendition, decides what is seen. */
const masterQuality = { quality: 92, alphaQuality: 100, smartSubsample: true, effort: 2 }

/**
 * Decodes a picture and makes it plain: upright, sRGB, 8 bit, first frame, no metadata. A WebP that is plain already is kept
 * byte for byte, so that it loses nothing.
 *
 * @throws AppError `picture_unreadable`
 */
export async function makeMaster(source: Uint8Array<ArrayBuffer>): Promise<Master> {
  const { bytes, width, height } = (await readPlain(source)) ?? (await refuseUnreadable(makePlain(source)))
  return { key: keyOf(bytes), bytes, width, height, placeholder: await refuseUnreadable(makePlaceholder(bytes)) }
}

type Plain = { bytes: Buffer<ArrayBuffer>; width: number; height: number }

async function readPlain(source: Uint8Array<ArrayBuffer>): Promise<Plain | null> {
  if (!isCleanWebp(source)) return null
  const { width, height } = await refuseUnreadable(openPictureHeader(source).metadata())
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.length)
  return Math.max(width, height) <= maxSide ? { bytes, width, height } : null
}

async function makePlain(source: Uint8Array): Promise<Plain> {
  const { data, info } = await openPicture(source)
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp(masterQuality)
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** A data URI of at most 300 characters that shows where light and colour are until the picture is there. */
async function makePlaceholder(master: Uint8Array): Promise<string> {
  const tiny = await openPicture(master)
    .resize({ width: 16, height: 16, fit: 'inside' })
    .webp({ quality: 30, alphaQuality: 30, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
