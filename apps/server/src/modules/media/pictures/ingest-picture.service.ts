import type { Db } from '../../../database/client.ts'
import { findAssetBySource, saveAsset } from '../media.repository.ts'
import { hashOf, masterName } from '../media-names.rules.ts'
import type { MediaStore } from '../stores/media-store.types.ts'
import { inspectPicture } from './inspect-picture.service.ts'
import { makeMaster } from './make-master.service.ts'
import { pictureWork } from './open-picture.service.ts'

/**
 * Takes a picture into the shop: checks it, cleans it, keeps its master and gives its asset. The same file gives the same asset,
 * however often and from however many processes at once it comes; a master that the store has lost is made again.
 *
 * Decoding takes up to seconds: call it before a transaction, not within.
 *
 * @param bytes the file as it was brought
 * @throws AppError `picture_unreadable`, `picture_type_not_allowed`, `picture_too_large`; `service_unavailable` when too many
 *   pictures wait already
 */
export async function ingestPicture(
  db: Db,
  store: MediaStore,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ id: number }> {
  await inspectPicture(bytes)
  const sourceHash = hashOf(bytes)
  const known = await findAssetBySource(db, sourceHash)
  if (known && (await store.findSize(masterName(known.key))) !== null) return { id: known.id }

  const { bytes: master, ...asset } = await pictureWork.run({ client: sourceHash, key: sourceHash }, () =>
    makeMaster(bytes),
  )
  await store.put(masterName(asset.key), master)
  return { id: await saveAsset(db, { sourceHash, ...asset }) }
}
