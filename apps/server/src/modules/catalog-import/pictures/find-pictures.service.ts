import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import type { Localized } from '@shop/contract'
import { forEachAtOnce } from '../../../concurrency/for-each-at-once.ts'
import { pictureReasons } from '../checking/import-reasons.data.ts'

/** Max size of a picture file in bytes; larger files are not read. */
const largestFile = 20 * 1024 * 1024
const filesAtOnce = 8

/**
 * Finds the files of pictures.
 *
 * @param pictures paths of an import file: relative to `folder`, and never outside it
 * @returns the existing files, and the faults of the others, both by the given path
 */
export async function findPictures(pictures: Iterable<string>, folder: string | null) {
  const files = new Map<string, string>()
  const problems = new Map<string, Localized>()
  if (folder === null) {
    for (const picture of pictures) problems.set(picture, pictureReasons.notInShop(picture))
    return { files, problems }
  }
  const home = await realpath(folder)
  await forEachAtOnce(pictures, filesAtOnce, async (picture) => {
    const found = await findPicture(picture, home)
    if ('file' in found) files.set(picture, found.file)
    else problems.set(picture, found.problem)
  })
  return { files, problems }
}

async function findPicture(picture: string, home: string): Promise<{ file: string } | { problem: Localized }> {
  if (/^[a-z]+:\/\//i.test(picture)) return { problem: pictureReasons.address(picture) }
  // People on Windows write `pictures\kettle.webp`.
  const path = resolve(home, picture.replaceAll('\\', '/'))
  if (!isInside(path, home)) return { problem: pictureReasons.outside(picture) }
  try {
    // A symbolic link inside the folder may point outside it.
    const file = await realpath(path)
    if (!isInside(file, home)) return { problem: pictureReasons.outside(picture) }
    const { size, isFile } = await statOf(file)
    if (!isFile) return { problem: pictureReasons.noFile(picture) }
    return size > largestFile ? { problem: pictureReasons.tooLarge(picture) } : { file }
  } catch (error) {
    return { problem: describe(error)(picture) }
  }
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

async function statOf(file: string): Promise<{ size: number; isFile: boolean }> {
  const found = await stat(file)
  return { size: found.size, isFile: found.isFile() }
}

function describe(error: unknown): (picture: string) => Localized {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT' || code === 'ENOTDIR') return pictureReasons.missing
  if (code === 'EACCES' || code === 'EPERM') return pictureReasons.forbidden
  if (code === 'ENAMETOOLONG' || code === 'ELOOP' || code === 'ERR_INVALID_ARG_VALUE') return pictureReasons.noPath
  throw error
}
