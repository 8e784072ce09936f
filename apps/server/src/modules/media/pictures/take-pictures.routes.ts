import { maxPictureBytes } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../errors.ts'
import { maxPicture } from './open-picture.service.ts'

/**
 * Lets the routes of a scope take a picture. The body is the file itself, so that nothing is unpacked before its content is checked;
 * what it says about its type does not count. A file that is too large is refused before it is read.
 */
export function takePictures(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxPictureBytes }, (_request, body, done) =>
    done(null, body),
  )
  scope.addHook('preParsing', async ({ headers }) => {
    if (Number(headers['content-length']) > maxPictureBytes)
      throw new AppError('picture_too_large', { details: maxPicture })
  })
}

/** Gives the file of such a request. @throws AppError `picture_unreadable` when there is none */
export function pictureOf(body: unknown): Uint8Array<ArrayBuffer> {
  if (!Buffer.isBuffer(body)) throw new AppError('picture_unreadable')
  return new Uint8Array(body)
}
