import { readFile } from 'node:fs/promises'
import type { Localized } from '@shop/contract'
import { pictureReasons } from '../checking/import-reasons.data.ts'

/** Stores a 3D model. @returns its key; null when the file is no model */
export type IngestModel = (bytes: Uint8Array<ArrayBuffer>) => Promise<string | null>

/**
 * Stores the files of 3D models one after the other: they are few and small.
 *
 * @param files absolute paths by any name
 * @returns the keys of the models, and the faults of the others, both by that name
 */
export async function importModels(files: ReadonlyMap<string, string>, ingestModel: IngestModel) {
  const keys = new Map<string, string>()
  const problems = new Map<string, Localized>()
  for (const [name, file] of files) {
    const key = await ingestModel(await readFile(file))
    if (key === null) problems.set(name, pictureReasons.noModel(name))
    else keys.set(name, key)
  }
  return { keys, problems }
}
