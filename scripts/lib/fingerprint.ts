import { createHash } from 'node:crypto'
import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What a build was made from: the listing is quick to compare (names, sizes, times), the content is what counts. */
export type Fingerprint = { listing: string; content: string }

/**
 * Tells whether the files still are what they were when the fingerprint was taken. Contents are read only where a time, size
 * or name changed, so that a fresh clone or a `touch` does not cost a build.
 *
 * @param before null where there is no fingerprint
 */
export async function isUnchanged(before: Fingerprint | null, root: string, patterns: string[]): Promise<boolean> {
  if (before === null) return false
  const files = await listFiles(root, patterns)
  return (await hashListing(root, files)) === before.listing || (await hashContent(root, files)) === before.content
}

/** Takes the fingerprint of all files that match the patterns. */
export async function takeFingerprint(root: string, patterns: string[]): Promise<Fingerprint> {
  const files = await listFiles(root, patterns)
  return { listing: await hashListing(root, files), content: await hashContent(root, files) }
}

const ignored = /(^|\/)(node_modules|build|build\.draft-.*|\.react-router)(\/|$)|\.test\.tsx?$/

async function listFiles(root: string, patterns: string[]): Promise<string[]> {
  const files: string[] = []
  const entries = glob(patterns, { cwd: root, withFileTypes: true, exclude: (entry) => ignored.test(entry.name) })
  for await (const entry of entries) if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  return files.sort()
}

async function hashListing(root: string, files: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = await stat(file)
    hash.update(`${file.slice(root.length)}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

async function hashContent(root: string, files: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file.slice(root.length)}\0`).update(await readFile(file))
  return hash.digest('hex')
}
