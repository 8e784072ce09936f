import type { Db } from '../../../database/client.ts'
import { listKeys } from '../media.repository.ts'
import { masterName } from '../media-names.rules.ts'
import { type MediaStore, readWhole } from '../stores/media-store.types.ts'
import { makeRendition } from './make-rendition.service.ts'
import { pictureWork } from './open-picture.service.ts'
import { type Rendition, renditionFormats, renditionName, renditionWidths } from './rendition.rules.ts'

type Made = Buffer<ArrayBuffer> | null
/**
 * Makes a rendition that the store does not have yet and gives its bytes; null when there is no such picture or width.
 *
 * @param client the address that asks; addresses have their turns
 * @throws AppError `service_unavailable` when too many wait
 */
export type ProduceRendition = (rendition: Rendition, client: string) => Promise<Made>

/**
 * Makes renditions for shoppers who wait: those who ask for one that is being made share it, and they get it even when the store
 * cannot keep it.
 *
 * @param reportLoss hears why a rendition could not be kept
 */
export function createRenditionMaker(store: MediaStore, reportLoss: (error: unknown) => void): ProduceRendition {
  const underWay = new Map<string, Promise<Made>>()
  const make = async (name: string, rendition: Rendition) => {
    const made = await makeFromStore(store, rendition)
    if (made) await store.put(name, made).catch(reportLoss)
    return made
  }
  return async (rendition, client) => {
    // What there is no picture of takes no place from who waits for one.
    if ((await store.findSize(masterName(rendition.key))) === null) return null
    const name = renditionName(rendition)
    return await (underWay.get(name) ??
      pictureWork.run({ client, key: name }, () => {
        const making = underWay.get(name) ?? make(name, rendition).finally(() => underWay.delete(name))
        underWay.set(name, making)
        return making
      }))
  }
}

/** Makes all renditions of a picture that the store does not have yet, one after the other, so that shoppers come first. */
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

/** Makes all renditions of all pictures that the store does not have yet, so that no shopper waits for one. */
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
