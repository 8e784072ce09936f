import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { splitName } from '../media-names.rules.ts'
import type { ByteRange, MediaFile, MediaStore } from './media-store.types.ts'

/** Max age of a draft in milliseconds; an older one is from a process that died. */
const maxDraftAgeMs = 60 * 60 * 1000
/** Files up to this many bytes are read at once, which costs half as much as a stream. Most renditions are smaller. */
const maxReadBytes = 256 * 1024

/**
 * A store in a folder that several processes may share. A file is written as a draft, synced and renamed, so that a power cut leaves
 * no partial file. Subfolders by the first two letters of the hash keep directories small.
 */
export async function openDiskStore(folder: string): Promise<MediaStore> {
  const drafts = join(folder, 'drafts')
  await mkdir(drafts, { recursive: true })
  await removeOldDrafts(drafts)

  const pathOf = (name: string) => {
    const [kind, file] = splitName(name)
    return join(folder, kind, file.slice(0, 2), file)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      if ((await findFileSize(path)) !== null) return
      await putInPlace(join(drafts, randomUUID()), path, bytes)
    },
    findSize: (name) => findFileSize(pathOf(name)),
    async open(name, range) {
      const handle = await unlessMissing(open(pathOf(name)))
      return handle && (await openPart(handle, range))
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  }
}

/** Reads a small part at once and streams a large one. The handle is closed after either. */
async function openPart(handle: FileHandle, range?: ByteRange): Promise<MediaFile> {
  try {
    const { size } = await handle.stat()
    const { start, end } = range ?? { start: 0, end: size - 1 }
    const length = end - start + 1
    if (length > maxReadBytes) return { size, body: handle.createReadStream({ start, end }) }
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, start)
    if (bytesRead < length) throw new Error(`A media file of ${size} bytes ended early`)
    await handle.close()
    return { size, body: buffer }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function putInPlace(draft: string, path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeSynced(draft, bytes)
    const createdFolder = await mkdir(dirname(path), { recursive: true })
    await rename(draft, path)
    await syncFolder(dirname(path))
    if (createdFolder) for (const parent of [dirname(dirname(path)), dirname(createdFolder)]) await syncFolder(parent)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A renamed file survives a power cut only when its folder is synced too. Windows cannot sync a folder and does not need to. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function removeOldDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const draft = await unlessMissing(stat(join(drafts, name)))
    if (draft && Date.now() - draft.mtimeMs > maxDraftAgeMs) await rm(join(drafts, name), { force: true })
  }
}

async function findFileSize(path: string): Promise<number | null> {
  return (await unlessMissing(stat(path)))?.size ?? null
}

async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
