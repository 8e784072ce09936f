import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'
import { addressOf } from '../../http/guard/address-of.ts'
import { hiddenRoute } from '../../http/guard/hidden-route.ts'
import { isKey, mediaTypeOf, modelFile, modelName } from './media-names.rules.ts'
import { encoding, parseRendition, type Rendition, renditionName } from './pictures/rendition.rules.ts'
import { createRenditionMaker } from './pictures/renditions.service.ts'
import { type MediaSource, sendMedia } from './send-media.presenter.ts'
import type { MediaStore } from './stores/media-store.types.ts'

/**
 * Serves pictures at `/media/{key}/{width}.{avif|webp}` and 3D models at `/media/{key}/model.glb`. A rendition is made and stored at its
 * first request. Later requests read it from the store, without the database.
 */
export function registerMedia(app: FastifyInstance, { mediaStore: store }: { mediaStore: MediaStore }): void {
  const produce = createRenditionMaker(store, (error) =>
    app.log.warn({ err: error }, 'media: a rendition could not be stored'),
  )
  app.route<{ Params: { key: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/:key/:file',
    schema: hiddenRoute,
    handler: async (request, reply) => {
      const { key, file } = request.params
      if (file === modelFile && isKey(key)) return await sendMedia(sourceOfModel(key, store), request, reply)
      const rendition = parseRendition(key, file)
      if (!rendition) throw new AppError('not_found')
      return await sendMedia(
        sourceOf(rendition, store, () => produce(rendition, addressOf(request))),
        request,
        reply,
      )
    },
  })
}

function sourceOfModel(key: string, store: MediaStore): MediaSource {
  const name = modelName(key)
  const orNotFound = <Found>(found: Found | null): Found => {
    if (found === null) throw new AppError('not_found')
    return found
  }
  return {
    mediaType: mediaTypeOf(name),
    version: 'm1',
    findSize: async () => orNotFound(await store.findSize(name)),
    open: async (range) => orNotFound(await store.open(name, range)),
  }
}

function sourceOf(
  rendition: Rendition,
  store: MediaStore,
  produce: () => Promise<Buffer<ArrayBuffer> | null>,
): MediaSource {
  const name = renditionName(rendition)
  const getProduced = async () => {
    const bytes = await produce()
    if (!bytes) throw new AppError('not_found')
    return bytes
  }
  return {
    mediaType: mediaTypeOf(name),
    version: encoding,
    findSize: async () => (await store.findSize(name)) ?? (await getProduced()).length,
    async open(range) {
      const stored = await store.open(name, range)
      if (stored) return stored
      const bytes = await getProduced()
      return { size: bytes.length, body: range ? bytes.subarray(range.start, range.end + 1) : bytes }
    },
  }
}
