import type { Localized } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { pictureReasons } from '../checking/import-reasons.data.ts'
import { keyOfPicture } from '../export/catalog-entries.types.ts'
import { findPicturesByKey } from '../writing/import.repository.ts'

/**
 * Separates pictures of the shop (`/media/{key}`, as an export writes them) from files beside the import file.
 *
 * @returns ids by name, the faults of the shop's other pictures, and the paths of files
 */
export async function findShopPictures(db: Db, pictures: Iterable<string>) {
  const keys = new Map<string, string>()
  const others: string[] = []
  for (const picture of pictures) {
    const key = keyOfPicture(picture)
    if (key === null) others.push(picture)
    else keys.set(picture, key)
  }
  const known = await findPicturesByKey(db, [...keys.values()])
  const ids = new Map<string, number>()
  const problems = new Map<string, Localized>()
  for (const [picture, key] of keys) {
    const id = known.get(key)
    if (id === undefined) problems.set(picture, pictureReasons.notInShop(picture))
    else ids.set(picture, id)
  }
  return { ids, problems, others }
}
