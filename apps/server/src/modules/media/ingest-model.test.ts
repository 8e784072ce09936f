import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeModel } from '../../../test/models.ts'
import { ingestModel } from './ingest-model.service.ts'
import { modelName } from './media-names.rules.ts'
import { openDiskStore } from './stores/disk.store.ts'
import { type MediaStore, readWhole } from './stores/media-store.types.ts'

let folder: string
let store: MediaStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nawwar-models-'))
  store = await openDiskStore(folder)
})
afterAll(() => rm(folder, { recursive: true }))

describe('a 3D model', () => {
  it('is stored under a key made of its content', async () => {
    const model = makeModel()
    const key = await ingestModel(store, model)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(await ingestModel(store, Buffer.from(model))).toBe(key)
    expect(await ingestModel(store, makeModel({ meshes: [{}, {}] }))).not.toBe(key)
    const stored = await store.open(modelName(key ?? ''))
    expect(stored && (await readWhole(stored)).equals(model)).toBe(true)
  })

  it.each([
    ['text', Buffer.from('a renamed text that is long enough')],
    ['a beginning only', makeModel().subarray(0, 40)],
    ['nothing', Buffer.alloc(0)],
    ['of version 1', makeModel({ asset: { version: '1.0' } })],
    ['without a mesh', makeModel({ meshes: [] })],
    ['with a buffer elsewhere', makeModel({ buffers: [{ uri: 'https://elsewhere.example/a.bin' }] })],
    ['with a picture elsewhere', makeModel({ images: [{ uri: '../secret.png' }] })],
    ['too large', Buffer.concat([makeModel(), Buffer.alloc(11 * 1024 * 1024)])],
  ])('is refused: %s', async (_, bytes) => {
    expect(await ingestModel(store, Buffer.from(bytes))).toBeNull()
  })
})
