import type { Sharp } from 'sharp'
import type { Db } from '../../../database/client.ts'
import { listKeys } from '../media.repository.ts'
import { masterName } from '../media-names.rules.ts'
import { type MediaStore, readWhole } from '../stores/media-store.types.ts'
import { openPicture, pictureWork } from './open-picture.service.ts'
import {
  offeredWidths,
  type Rendition,
  type RenditionFormat,
  renditionFormats,
  renditionName,
  renditionWidths,
} from './rendition.rules.ts'

/** Tuned on product photographs (decision 6). A change needs a new `encoding` in rendition.rules.ts. */
const encode: Record<RenditionFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 54, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
}

type Made = Buffer<ArrayBuffer> | null
/**
 * Makes a missing rendition and gives its bytes.
 *
 * @param client the address of the request, because addresses take turns
 * @returns null when there is no such picture or width
 * @throws AppError `service_unavailable` when the queue is full
 */
export type ProduceRendition = (rendition: Rendition, client: string) => Promise<Made>

/**
 * Makes renditions for waiting requests. Parallel requests for the same rendition share the work, and get it even when the store
 * fails to save it.
 *
 * @param reportLoss called with the error when a rendition could not be stored
 */
export function createRenditionMaker(store: MediaStore, reportLoss: (error: unknown) => void): ProduceRendition {
  const pending = new Map<string, Promise<Made>>()
  const make = async (name: string, rendition: Rendition) => {
    const made = await makeFromStore(store, rendition)
    if (made) await store.put(name, made).catch(reportLoss)
    return made
  }
  return async (rendition, client) => {
    // A missing picture must not take a place in the queue.
    if ((await store.findSize(masterName(rendition.key))) === null) return null
    const name = renditionName(rendition)
    return await (pending.get(name) ??
      pictureWork.run({ client, key: name }, () => {
        const making = pending.get(name) ?? make(name, rendition).finally(() => pending.delete(name))
        pending.set(name, making)
        return making
      }))
  }
}

/** Makes the missing renditions of a picture one by one, so that requests of shoppers come first. */
export async function prepareRenditions(store: MediaStore, key: string): Promise<void> {
  for (const format of renditionFormats) {
    for (const width of renditionWidths) {
      const name = renditionName({ key, width, format })
      if ((await store.findSize(name)) !== null) continue
      const made = await pictureWork.run({ client: key, key: name }, () => makeFromStore(store, { key, width, format }))
      if (made) await store.put(name, made)
    }
  }
}

/** Makes all missing renditions of all pictures, so that no shopper waits for one. */
export async function prepareAllRenditions(
  db: Db,
  store: MediaStore,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const keys = await listKeys(db)
  const waiting = keys.values()
  let done = 0
  const prepareOneByOne = async () => {
    for (const key of waiting) {
      await prepareRenditions(store, key)
      done += 1
      onProgress(done, keys.length)
    }
  }
  await Promise.all([prepareOneByOne(), prepareOneByOne()])
}

async function makeFromStore(store: MediaStore, rendition: Rendition): Promise<Made> {
  const master = await store.open(masterName(rendition.key))
  return master && (await makeRendition(await readWhole(master), rendition))
}

/** Makes a rendition from its master. @returns null when the picture is too small for this width */
async function makeRendition(master: Uint8Array, { width, format }: Rendition): Promise<Buffer<ArrayBuffer> | null> {
  const picture = openPicture(master)
  if (!offeredWidths((await picture.metadata()).width).includes(width)) return null
  return await encode[format](picture.resize({ width, withoutEnlargement: true })).toBuffer()
}
