import { picturesStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../database/client.ts'
import { bindEndpoints } from '../../../http/bind-endpoints.ts'
import { presentPicture } from '../media.presenter.ts'
import { getPicture } from '../media.repository.ts'
import type { MediaStore } from '../stores/media-store.types.ts'
import { ingestPicture } from './ingest-picture.service.ts'
import { prepareRenditions } from './renditions.service.ts'
import { pictureOf, takePictures } from './take-pictures.routes.ts'

/** Registers the upload of pictures by staff. Renditions are made right after the upload, so that no shopper waits for one. */
export async function registerPicturesStaff(
  app: FastifyInstance,
  { db, mediaStore: store }: { db: Db; mediaStore: MediaStore },
): Promise<void> {
  await app.register(async (scope) => {
    takePictures(scope)
    bindEndpoints(scope, picturesStaffEndpoints, {
      async uploadPicture({ request }) {
        const { id } = await ingestPicture(db, store, pictureOf(request.body))
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
