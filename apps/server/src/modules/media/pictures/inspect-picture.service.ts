import { AppError } from '../../../errors.ts'
import { maxPicture, openPictureHeader } from './open-picture.service.ts'
import { detectPictureType } from './picture-type.rules.ts'

/**
 * Checks by its content, not by its name, that a file is a picture the shop takes. Reads the header alone: a picture of
 * 30,000 × 30,000 pixels is refused before anything is decoded. Damage further on is found when the picture is decoded.
 *
 * @throws AppError `picture_unreadable`, `picture_type_not_allowed`, `picture_too_large`
 */
export async function inspectPicture(bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0) throw new AppError('picture_unreadable')
  if (bytes.length > maxPicture.megabytes * 1024 * 1024) throw new AppError('picture_too_large', maxPicture)
  if (!detectPictureType(bytes)) throw new AppError('picture_type_not_allowed')
  const { width, height } = await refuseUnreadable(openPictureHeader(bytes).metadata())
  if (width * height > maxPicture.megapixels * 1_000_000) throw new AppError('picture_too_large', maxPicture)
}

/** Turns the decoder's complaint about a file into a refusal that keeps it as its cause. */
export async function refuseUnreadable<Result>(decoding: Promise<Result>): Promise<Result> {
  try {
    return await decoding
  } catch (error) {
    const refusal = new AppError('picture_unreadable')
    refusal.cause = error
    throw refusal
  }
}
