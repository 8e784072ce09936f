import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Localized } from '@shop/contract'
import { forEachAtOnce } from '../../../concurrency/for-each-at-once.ts'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { pictureReasons } from '../checking/import-reasons.data.ts'
import { findKnownPictures } from '../writing/import.repository.ts'

/** Stores a picture file. @throws AppError `picture_unreadable`, `picture_too_large`, `picture_type_not_allowed` */
export type IngestPicture = (bytes: Uint8Array<ArrayBuffer>) => Promise<{ id: number }>

const readAtOnce = 4
/** Decoding uses one core for each picture. */
const ingestAtOnce = 2

type Refusal = (picture: string) => Localized

const refusals: Partial<Record<string, Refusal>> = {
  picture_unreadable: pictureReasons.damaged,
  picture_too_large: pictureReasons.tooManyPixels,
  picture_type_not_allowed: pictureReasons.wrongType,
}

/**
 * Stores picture files: each content once. A picture that the shop has is recognized by its hash and not decoded again.
 *
 * @param files absolute paths by any name
 * @returns the ids of the pictures, and the faults of the others, both by that name
 */
export async function importPictures(
  db: Db,
  files: ReadonlyMap<string, string>,
  ingestPicture: IngestPicture,
  onProgress: (done: number, total: number) => void,
) {
  const pictures = await gatherByContent(files)
  const ids = new Map<string, number>()
  const problems = new Map<string, Localized>()
  const known = await findKnownPictures(db, [...pictures.keys()])
  let done = 0
  await forEachAtOnce(pictures, ingestAtOnce, async ([hash, { file, names }]) => {
    const brought = known.get(hash) ?? (await bring(file, ingestPicture))
    for (const name of names) {
      if (typeof brought === 'number') ids.set(name, brought)
      else problems.set(name, brought(name))
    }
    done += 1
    onProgress(done, pictures.size)
  })
  return { ids, problems, counts: { brought: pictures.size - known.size, known: known.size } }
}

/** Groups files by the hash of their content, with one file to read each from. */
async function gatherByContent(files: ReadonlyMap<string, string>) {
  const pictures = new Map<string, { file: string; names: string[] }>()
  await forEachAtOnce(files, readAtOnce, async ([name, file]) => {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    const known = pictures.get(hash)
    if (known) known.names.push(name)
    else pictures.set(hash, { file, names: [name] })
  })
  return pictures
}

/** @returns the picture's id, or why it is refused */
async function bring(file: string, ingestPicture: IngestPicture): Promise<number | Refusal> {
  try {
    return (await ingestPicture(await readFile(file))).id
  } catch (error) {
    const refusal = error instanceof AppError ? refusals[error.code] : undefined
    if (refusal === undefined) throw error
    return refusal
  }
}
