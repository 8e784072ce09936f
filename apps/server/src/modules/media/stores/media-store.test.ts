import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '../../../../test/s3-server.ts'
import { keyOf, masterName } from '../media-names.rules.ts'
import { openDiskStore } from './disk.store.ts'
import { openMediaStore } from './media-store.factory.ts'
import { type MediaFile, type MediaStore, readWhole } from './media-store.types.ts'
import { createS3Store } from './s3.store.ts'

let folder = ''
let s3: S3Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nawwar-media-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const stores = [
  { kind: 'disk', openStore: () => openMediaStore({ kind: 'disk', folder }) },
  { kind: 's3', openStore: () => openMediaStore({ kind: 's3', ...s3.settings }) },
] as const

describe.each(stores)('a $kind store', ({ openStore }) => {
  let store: MediaStore
  beforeAll(async () => {
    store = await openStore()
  })

  it('gives back what was put, with its size', async () => {
    const { name, bytes } = newFile(300_000)
    await store.put(name, bytes)
    expect(await store.findSize(name)).toBe(bytes.length)
    const file = await store.open(name)
    expect(file?.size).toBe(bytes.length)
    expect(await read(file)).toEqual(bytes)
  })

  it('gives a part, and the size of the whole with it', async () => {
    const { name, bytes } = newFile(600_000)
    await store.put(name, bytes)
    const part = await store.open(name, { start: 70_000, end: 99_999 })
    expect(part?.size).toBe(600_000)
    expect(await read(part)).toEqual(bytes.subarray(70_000, 100_000))
    expect(await read(await store.open(name, { start: 1, end: 599_999 }))).toEqual(bytes.subarray(1))
    expect(await read(await store.open(name, { start: 0, end: 1 }))).toEqual(bytes.subarray(0, 2))
  })

  it('knows what it does not have', async () => {
    const { name } = newFile(1)
    expect(await store.findSize(name)).toBeNull()
    expect(await store.open(name)).toBeNull()
    expect(await store.open(name, { start: 0, end: 5 })).toBeNull()
  })

  it('leaves a name that is there as it is', async () => {
    const { name, bytes } = newFile(1000)
    await store.put(name, bytes)
    await store.put(name, Buffer.from('something else'))
    expect(await read(await store.open(name))).toEqual(bytes)
  })

  it('stores one whole file when many put it at once', async () => {
    const { name, bytes } = newFile(500_000)
    const other = await openStore()
    await Promise.all(Array.from({ length: 8 }, (_, turn) => (turn % 2 ? store : other).put(name, bytes)))
    expect(await read(await store.open(name))).toEqual(bytes)
  })

  it('forgets a file, and does not mind forgetting it twice', async () => {
    const { name, bytes } = newFile(10)
    await store.put(name, bytes)
    await store.delete(name)
    await store.delete(name)
    expect(await store.findSize(name)).toBeNull()
  })

  it.each(['masters/../../etc/passwd', '/etc/passwd', 'masters/short.webp', ''])(
    'takes no name like "%s"',
    async (name) => {
      await expect(Promise.resolve().then(() => store.open(name))).rejects.toThrow('no name of a media file')
    },
  )
})

describe('a disk store', () => {
  it('leaves no draft behind, and clears those of processes that died', async () => {
    const store = await openDiskStore(folder)
    const { name, bytes } = newFile(10)
    await store.put(name, bytes)
    const drafts = join(folder, 'drafts')
    await writeFile(join(drafts, 'fresh'), 'of another process')
    await writeFile(join(drafts, 'old'), 'of a dead process')
    await utimes(join(drafts, 'old'), 0, 0)
    await openDiskStore(folder)
    expect(await readdir(drafts)).toEqual(['fresh'])
  })
})

describe('an S3 store', () => {
  it('gives the reason of a refusal', async () => {
    const store = createS3Store({ ...s3.settings, secretAccessKey: 'wrong' })
    await expect(store.open(newFile(1).name)).rejects.toThrow(/answered 403 to GET masters.*SignatureDoesNotMatch/s)
  })

  it('reports a server that does not answer', async () => {
    const store = createS3Store({ ...s3.settings, bucketUrl: 'http://127.0.0.1:9/pictures' })
    await expect(store.findSize(newFile(1).name)).rejects.toThrow('fetch failed')
  })
})

function newFile(size: number): { name: string; bytes: Buffer<ArrayBuffer> } {
  const bytes = Buffer.alloc(size)
  for (let place = 0; place < size; place += 1) bytes[place] = Math.floor(Math.random() * 256)
  return { name: masterName(keyOf(Buffer.from(String(Math.random())))), bytes }
}

async function read(file: MediaFile | null): Promise<Buffer | null> {
  return file && (await readWhole(file))
}
