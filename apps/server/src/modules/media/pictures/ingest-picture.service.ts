import type { Db } from '../../../database/client.ts'
import { findAssetBySource, saveAsset } from '../media.repository.ts'
import { hashOf, masterName } from '../media-names.rules.ts'
import type { MediaStore } from '../stores/media-store.types.ts'
import { inspectPicture } from './inspect-picture.service.ts'
import { makeMaster } from './make-master.service.ts'
import { pictureWork } from './open-picture.service.ts'

/**
 * Checks a picture, cleans it, stores its master and gives its asset. The same file always gives the same asset, also from parallel
 * uploads. A master that the store has lost is made again.
 *
 * Decoding may take seconds: call it before a transaction, not inside one.
 *
 * @param bytes the uploaded file
 * @throws AppError `picture_unreadable`, `picture_type_not_allowed`, `picture_too_large`; `service_unavailable` when the queue
 *   is full
 */
export async function ingestPicture(
  db: Db,
  store: MediaStore,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ id: number }> {
  await inspectPicture(bytes)
  const sourceHash = hashOf(bytes)
  const existing = await findAssetBySource(db, sourceHash)
  if (existing && (await store.findSize(masterName(existing.key))) !== null) return { id: existing.id }

  const { bytes: master, ...asset } = await pictureWork.run({ client: sourceHash, key: sourceHash }, () =>
    makeMaster(bytes),
  )
  await store.put(masterName(asset.key), master)
  return { id: await saveAsset(db, { sourceHash, ...asset }) }
}
