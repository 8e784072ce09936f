import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { splitName } from '../media-names.rules.ts'
import type { ByteRange, MediaFile, MediaStore } from './media-store.types.ts'

/** A draft older than this belongs to a process that died while writing it. In milliseconds. */
const draftLife = 60 * 60 * 1000
/** Up to this many bytes are read at once, which costs half of what a stream does; renditions are smaller. */
const largestRead = 256 * 1024

/**
 * A store in a folder that several processes may share. A file is written as a draft, synced and renamed, so that after a power
 * cut it is there whole or not at all; subfolders by the first two letters of the hash keep directories small.
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

/** Reads a small part, streams a large one. The handle is closed by then, or with the end of the stream. */
async function openPart(handle: FileHandle, range?: ByteRange): Promise<MediaFile> {
  try {
    const { size } = await handle.stat()
    const { start, end } = range ?? { start: 0, end: size - 1 }
    const length = end - start + 1
    if (length > largestRead) return { size, body: handle.createReadStream({ start, end }) }
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
    const made = await mkdir(dirname(path), { recursive: true })
    await rename(draft, path)
    await syncFolder(dirname(path))
    if (made) for (const parent of [dirname(dirname(path)), dirname(made)]) await syncFolder(parent)
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

/** A renamed file survives a power cut only when its folder is synced too. Windows cannot, and needs not. */
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
    if (draft && Date.now() - draft.mtimeMs > draftLife) await rm(join(drafts, name), { force: true })
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
