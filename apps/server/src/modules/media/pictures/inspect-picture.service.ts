import { AppError } from '../../../errors.ts'
import { maxPicture, openPictureHeader } from './open-picture.service.ts'
import { detectPictureType } from './picture-type.rules.ts'

/**
 * Checks by content, not by name, that a file is an accepted picture. Reads only the header, so that a picture of 30,000 × 30,000
 * pixels is refused before decoding. Damage after the header is found by decoding.
 *
 * @throws AppError `picture_unreadable`, `picture_type_not_allowed`, `picture_too_large`
 */
export async function inspectPicture(bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0) throw new AppError('picture_unreadable')
  if (bytes.length > maxPicture.megabytes * 1024 * 1024)
    throw new AppError('picture_too_large', { details: maxPicture })
  if (!detectPictureType(bytes)) throw new AppError('picture_type_not_allowed')
  const { width, height } = await refuseUnreadable(openPictureHeader(bytes).metadata())
  if (width * height > maxPicture.megapixels * 1_000_000)
    throw new AppError('picture_too_large', { details: maxPicture })
}

/** Turns an error of the decoder into an AppError, with the original as its cause. */
export async function refuseUnreadable<Result>(decoding: Promise<Result>): Promise<Result> {
  try {
    return await decoding
  } catch (error) {
    const refusal = new AppError('picture_unreadable')
    refusal.cause = error
    throw refusal
  }
}
