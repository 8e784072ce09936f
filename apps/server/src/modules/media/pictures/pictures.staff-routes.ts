import { maxPictureBytes, picturesStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import { presentPicture } from '../media.presenter.ts'
import { getPicture } from '../media.repository.ts'
import type { MediaStore } from '../stores/media-store.types.ts'
import { ingestPicture } from './ingest-picture.service.ts'
import { prepareRenditions } from './renditions.service.ts'

/**
 * Registers the upload of pictures by staff. The body is the file itself, so that nothing is unpacked before its content is checked.
 * Renditions are made right after the upload, so that no shopper waits for one.
 */
export async function registerPicturesStaff(
  app: FastifyInstance,
  { db, mediaStore: store }: { db: Db; mediaStore: MediaStore },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      /^image\/|^application\/octet-stream/,
      { parseAs: 'buffer', bodyLimit: maxPictureBytes },
      (_request, body, done) => done(null, body),
    )
    bindEndpoints(scope, picturesStaffEndpoints, {
      async uploadPicture({ request: { body } }) {
        if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
        const { id } = await ingestPicture(db, store, new Uint8Array(body))
        const picture = await getPicture(db, id)
        void prepareRenditions(store, picture.key).catch((error: unknown) => {
          scope.log.warn(
            { err: error },
            'media: renditions were not prepared; they will be made at their first request',
          )
        })
        return presentPicture(picture)
      },
    })
  })
}
