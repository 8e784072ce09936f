import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MediaStore, openMediaStore } from '../src/modules/media/index.ts'
import { renditionName } from '../src/modules/media/pictures/rendition.rules.ts'
import { callApi, createUser, signIn } from './accounts.ts'
import { openProcess, openTestShop, type TestShop } from './app.ts'
import { uploadPicture } from './back-office.ts'
import { type FailingS3, startFailingS3 } from './fakes/failing-s3.ts'
import { photograph } from './pictures.ts'

/** An S3 store that fails: pictures are refused in words and in seconds, the rest of the shop goes on, and nothing is lost. */
let shop: TestShop
let s3: FailingS3
let token: string
let process: Awaited<ReturnType<typeof openProcess>>
let origin: string
let mediaStore: MediaStore
const heard: string[] = []
beforeAll(async () => {
  shop = await openTestShop()
  s3 = await startFailingS3()
  token = (await signIn(shop.app, await createUser(shop.pool, { role: 'catalogue' }))).access
  mediaStore = await openMediaStore({ kind: 's3', ...s3.settings })
  const logSink = { write: (line: string) => void heard.push(line) }
  process = await openProcess({ url: shop.url, mediaStore }, { logSink, config: { logLevel: 'warn' } })
  origin = await process.app.listen({ port: 0 })
})
beforeEach(() => {
  heard.length = 0
})
afterEach(() => s3.behave('well'))
afterAll(async () => {
  await process.close()
  await shop.close()
  await s3.stop()
})

const upload = (file: Buffer) => uploadPicture(process.app, token, file)
const newFile = () => photograph(320, 240).png().toBuffer()
const countAssets = async () => (await shop.pool`select count(*)::integer as count from media_assets`)[0]?.count

/** Uploads a picture and waits for its renditions. @returns where it is, and its bytes as they should be */
async function savePicture(): Promise<{ key: string; address: string; bytes: string }> {
  const { base } = (await upload(await newFile())).json()
  const key = base.split('/').at(-1)
  const last = renditionName({ key, width: 320, format: 'webp' })
  await expect.poll(() => mediaStore.findSize(last)).not.toBeNull()
  const address = `${origin}${base}/320.webp`
  return { key, address, bytes: await read(address) }
}

async function read(address: string): Promise<string> {
  return Buffer.from(await (await fetch(address)).arrayBuffer()).toString('base64')
}

test.each(['away', 'silent', 'broken', 'refusing'] as const)(
  'of a store that is %s a picture is refused, and taken as soon as it is well',
  async (how) => {
    const stored = await savePicture()
    const [file, before] = [await newFile(), await countAssets()]
    s3.behave(how)
    const { pathname } = new URL(stored.address)
    const [refused, unread] = await Promise.all([upload(file), callApi(process.app, 'GET', pathname)])
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
      503,
      '60',
      'storage_unavailable',
    ])
    expect(unread).toMatchObject({
      status: 503,
      body: { code: 'service_unavailable' },
      headers: { 'retry-after': '2' },
    })
    expect(unread.headers['cache-control']).toBe('no-store')
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200)
    expect(await countAssets()).toBe(before)
    expect(heard.join('')).toMatch(/The media store (answered|did not answer)/)
    expect(heard.join('')).toContain('nothing can be stored')

    s3.behave('well')
    expect((await upload(file)).statusCode).toBe(201)
    expect(await countAssets()).toBe(before + 1)
    expect(await read(stored.address)).toBe(stored.bytes)
  },
)

test('a slow store is waited for', async () => {
  s3.behave('slow')
  const taken = await upload(await newFile())
  expect(taken.statusCode).toBe(201)
  const address = `${origin}${taken.json().base}/320.webp`
  const slowly = await read(address)
  s3.behave('well')
  expect(await read(address)).toBe(slowly)
})

test.each(['cut', 'paused'] as const)('a file that is %s in the middle is never taken for the whole', async (how) => {
  const stored = await savePicture()
  await mediaStore.delete(renditionName({ key: stored.key, width: 320, format: 'avif' }))
  const unmade = stored.address.replace('webp', 'avif')
  s3.behave(how)
  // One that is not made yet needs its master, which comes in half as well.
  const [half, refused] = await Promise.all([
    read(stored.address).catch((error: Error) => error),
    callApi(process.app, 'GET', new URL(unmade).pathname),
  ])
  expect(half).toBeInstanceOf(Error)
  expect([refused.status, refused.body.code]).toEqual([503, 'service_unavailable'])
  s3.behave('well')
  expect(await read(stored.address)).toBe(stored.bytes)
  expect((await fetch(unmade)).status).toBe(200)
})
