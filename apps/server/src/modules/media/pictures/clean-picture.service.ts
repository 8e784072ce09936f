import type { WebpOptions } from 'sharp'
import { hashOf } from '../media-names.rules.ts'
import { inspectPicture, refuseUnreadable } from './inspect-picture.service.ts'
import { openPicture, pictureWork } from './open-picture.service.ts'

/** What a cleaned picture is at most, in pixels, and how well it is compressed. */
export type PictureForm = { maxSide: number; webp: WebpOptions }
export type CleanPicture = { bytes: Buffer<ArrayBuffer>; width: number; height: number }

/**
 * Checks an uploaded picture and draws it anew as WebP: upright, sRGB, 8 bit, first frame, no metadata.
 *
 * Decoding may take seconds: call it before a transaction, not inside one.
 *
 * @param client whose uploads take turns with those of others
 * @throws AppError `picture_unreadable`, `picture_type_not_allowed`, `picture_too_large`; `service_unavailable` when the queue
 *   is full
 */
export async function cleanPicture(
  file: Uint8Array<ArrayBuffer>,
  { client, ...form }: PictureForm & { client: string },
): Promise<Buffer<ArrayBuffer>> {
  await inspectPicture(file)
  const key = `${form.maxSide} ${hashOf(file)}`
  return (await pictureWork.run({ client, key }, () => drawClean(file, form))).bytes
}

/** Draws a picture anew, without anything besides its pixels. @throws AppError `picture_unreadable` */
export async function drawClean(source: Uint8Array, { maxSide, webp }: PictureForm): Promise<CleanPicture> {
  const { data, info } = await refuseUnreadable(
    openPicture(source)
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp(webp)
      .toBuffer({ resolveWithObject: true }),
  )
  return { bytes: data, width: info.width, height: info.height }
}
