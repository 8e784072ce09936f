import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { photograph, twoColors } from '../../../test/pictures.ts'
import { type S3Server, startS3Server } from '../../../test/s3-server.ts'
import { connect, type Pool } from '../../database/client.ts'
import { createHttpServer } from '../../http/create-http-server.ts'
import { type PictureRow, presentPicture } from './media.presenter.ts'
import { registerMedia } from './media.routes.ts'
import { masterName } from './media-names.rules.ts'
import { ingestPicture } from './pictures/ingest-picture.service.ts'
import { renditionFormats, renditionWidths } from './pictures/rendition.rules.ts'
import { prepareRenditions } from './pictures/renditions.service.ts'
import { openMediaStore } from './stores/media-store.factory.ts'
import type { MediaStore } from './stores/media-store.types.ts'

let database: TestDatabase
let pool: Pool
let s3: S3Server
let folder = ''

beforeAll(async () => {
  database = await createTestDatabase()
  pool = connect(database.url)
  s3 = await startS3Server()
  folder = await mkdtemp(join(tmpdir(), 'nawwar-media-'))
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const stores = [
  { kind: 'disk', openStore: () => openMediaStore({ kind: 'disk', folder }) },
  { kind: 's3', openStore: () => openMediaStore({ kind: 's3', ...s3.settings }) },
] as const

describe.each(stores)('a picture kept in a $kind store', ({ openStore }) => {
  let app: FastifyInstance
  let store: MediaStore
  let key = ''

  beforeAll(async () => {
    store = await openStore()
    app = createHttpServer('silent')
    registerMedia(app, { mediaStore: store })
    key = await bring(await photograph(1000, 750).jpeg().toBuffer())
  })
  afterAll(() => app.close())

  async function bring(source: Buffer<ArrayBuffer>): Promise<string> {
    const { id } = await ingestPicture(pool, store, source)
    const [row] = await pool<{ key: string }[]>`select key from media_assets where id = ${id}`
    return row?.key ?? ''
  }
  const get = (file: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/media/${file}`, headers })

  it.each([
    ['320.webp', 'image/webp', 320, 240],
    ['640.webp', 'image/webp', 640, 480],
    ['960.avif', 'image/avif', 960, 720],
  ])('is shown as %s', async (file, mediaType, width, height) => {
    const answers = [await get(`${key}/${file}`), await get(`${key}/${file}`)]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': mediaType,
        'content-length': String(answer.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      })
    }
    expect(answers[1]?.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    expect(answers[1]?.headers.etag).toBe(answers[0]?.headers.etag)
    expect(await sharp(answers[0]?.rawPayload).metadata()).toMatchObject({ mediaType, width, height })
  })

  it('is made once for all who ask at the same time', async () => {
    const fresh = await bring(await photograph(700, 700).jpeg().toBuffer())
    const answers = await Promise.all(Array.from({ length: 150 }, () => get(`${fresh}/640.webp`)))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1)
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await get(`${key}/320.webp`)
    const tag = headers.etag ?? ''
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await get(`${key}/320.webp`, { 'if-none-match': known })
      expect(answer.statusCode).toBe(304)
      expect(answer.rawPayload).toHaveLength(0)
      expect(answer.headers).toMatchObject({ etag: tag, 'cache-control': 'public, max-age=31536000, immutable' })
    }
    expect((await get(`${key}/320.webp`, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('answers HEAD with its size and no body, even before it was made', async () => {
    const fresh = await bring(await photograph(400, 400).jpeg().toBuffer())
    const head = await get(`${fresh}/320.avif`, {}, 'HEAD')
    const whole = await get(`${fresh}/320.avif`)
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length))
    expect(head.headers.etag).toBe(whole.headers.etag)
  })

  it('is sent in parts', async () => {
    const whole = await get(`${key}/640.webp`)
    const size = whole.rawPayload.length
    const part = await get(`${key}/640.webp`, { range: 'bytes=100-199' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({ 'content-range': `bytes 100-199/${size}`, 'content-length': '100' })
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true)
    const end = await get(`${key}/640.webp`, { range: 'bytes=-50', 'if-range': String(whole.headers.etag) })
    expect(end.rawPayload.equals(whole.rawPayload.subarray(-50))).toBe(true)
    expect((await get(`${key}/640.webp`, { range: 'bytes=-50', 'if-range': '"older"' })).statusCode).toBe(200)
  })

  it('has no part behind its end', async () => {
    const answer = await get(`${key}/640.webp`, { range: 'bytes=90000000-' })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/)
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
    expect(answer.json()).toMatchObject({ code: 'range_not_satisfiable' })
  })

  it.each([
    ['an unknown picture', () => `${'0'.repeat(32)}/640.webp`],
    ['a key that is none', () => 'logo/640.webp'],
    ['an unknown width', () => `${key}/641.webp`],
    ['a width above its own', () => `${key}/1280.webp`],
    ['an unknown format', () => `${key}/640.jpg`],
    ['a width written otherwise', () => `${key}/0640.webp`],
    ['its master', () => `${key}/master.webp`],
    ['a way out of the store', () => `${key}/..%2f..%2f640.webp`],
  ])('answers 404 for %s', async (_what, makeFile) => {
    const answer = await get(makeFile(), { 'accept-language': 'ar' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not_found', detail: expect.stringMatching(/لا يوجد/) })
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
  })

  it('is prepared ahead in every width it is offered in', async () => {
    const prepared = await bring(await photograph(700, 500).jpeg().toBuffer())
    await prepareRenditions(store, prepared)
    await store.delete(masterName(prepared))
    for (const file of ['320.avif', '320.webp', '640.avif', '640.webp']) {
      expect((await get(`${prepared}/${file}`)).statusCode).toBe(200)
    }
    expect((await get(`${prepared}/960.webp`)).statusCode).toBe(404)
  })

  it('is served as the catalogue names it, however small it is', async () => {
    for (const width of [40, 320, 1000, 2560]) {
      const source = await twoColors(width, 40).jpeg().toBuffer()
      const { id } = await ingestPicture(pool, store, source)
      const [row] = await pool<
        PictureRow[]
      >`select id, key, width, height, placeholder from media_assets where id = ${id}`
      if (!row) throw new Error('no such asset')
      const picture = presentPicture(row)
      const files = picture.widths.flatMap((offered) => [
        `${picture.base}/${offered}.avif`,
        `${picture.base}/${offered}.webp`,
      ])
      for (const url of [picture.image, ...files]) expect((await app.inject(url)).statusCode).toBe(200)
    }
  })
})

describe('addresses that ask for pictures there are none of', () => {
  it('take no place from a request for a size that is not rendered yet', async () => {
    const store = await openMediaStore({ kind: 'disk', folder })
    const keys = await Promise.all(
      Array.from({ length: 20 }, async (_, place) => {
        const { id } = await ingestPicture(
          pool,
          store,
          await photograph(340 + place, 300)
            .jpeg()
            .toBuffer(),
        )
        const [row] = await pool<{ key: string }[]>`select key from media_assets where id = ${id}`
        return row?.key ?? ''
      }),
    )
    const app = createHttpServer('silent')
    registerMedia(app, { mediaStore: store })
    const random = () => `/media/${randomBytes(16).toString('hex')}/320.avif`
    const strangers = Array.from({ length: 600 }, () => app.inject({ url: random(), remoteAddress: '127.0.0.2' }))
    const shopper = keys.map((key) => app.inject({ url: `/media/${key}/320.webp`, remoteAddress: '127.0.0.3' }))
    const codes = async (answers: typeof shopper) =>
      new Set((await Promise.all(answers)).map((each) => each.statusCode))
    expect(await codes(shopper)).toEqual(new Set([200]))
    expect(await codes(strangers)).toEqual(new Set([404]))
    await app.close()
  })

  it('cannot fill the queue with real pictures either', async () => {
    const store = await openMediaStore({ kind: 'disk', folder })
    const { id } = await ingestPicture(pool, store, await photograph(1300, 900).jpeg().toBuffer())
    const [row] = await pool<{ key: string }[]>`select key from media_assets where id = ${id}`
    const sizes = renditionWidths.flatMap((width) => renditionFormats.map((format) => `${width}.${format}`))
    const app = createHttpServer('silent')
    // A store that keeps nothing, so that each asks for work.
    registerMedia(app, { mediaStore: { ...store, put: async () => undefined } })
    const ask = (file: string, remoteAddress: string) =>
      app.inject({ url: `/media/${row?.key}/${file}`, remoteAddress })
    const greedy = Array.from({ length: 150 }, (_, place) => ask(sizes[place % 6] ?? '', '127.0.0.2'))
    const other = await ask(sizes[7] ?? '', '127.0.0.3')
    expect(other.statusCode).toBe(200)
    expect(new Set((await Promise.all(greedy)).map((each) => each.statusCode))).toEqual(new Set([200]))
    await app.close()
  })
})

describe('a disk that is full', () => {
  it('still lets pictures be seen', async () => {
    const store = await openMediaStore({ kind: 'disk', folder })
    const { id } = await ingestPicture(pool, store, await photograph(400, 300).jpeg().toBuffer())
    const [row] = await pool<{ key: string }[]>`select key from media_assets where id = ${id}`
    const app = createHttpServer('silent')
    registerMedia(app, { mediaStore: { ...store, put: () => Promise.reject(new Error('ENOSPC')) } })
    expect((await app.inject(`/media/${row?.key}/320.webp`)).statusCode).toBe(200)
    expect((await app.inject({ url: `/media/${row?.key}/320.webp`, headers: { range: 'bytes=0-9' } })).statusCode).toBe(
      206,
    )
    expect((await readdir(join(folder, 'drafts'))).length).toBe(0)
    await app.close()
  })
})
