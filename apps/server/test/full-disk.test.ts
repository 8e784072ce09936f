import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMediaStore } from '../src/modules/media/index.ts'
import { createUser, signIn } from './accounts.ts'
import { openProcess, openTestShop, type TestShop } from './app.ts'
import { uploadPicture } from './back-office.ts'
import { photograph } from './pictures.ts'

/** A disk that takes nothing more: a picture is refused in words, nothing of it stays behind, and it is taken when there is room. */
let shop: TestShop
let token: string
let folder: string
const heard: string[] = []
beforeAll(async () => {
  shop = await openTestShop()
  token = (await signIn(shop.app, await createUser(shop.pool, { role: 'catalogue' }))).access
  folder = await mkdtemp(join(tmpdir(), 'nawwar-full-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

const countAssets = async () => (await shop.pool`select count(*)::integer as count from media_assets`)[0]?.count

test('a picture that cannot be stored is refused, and leaves no files', async () => {
  const mediaStore = await openMediaStore({ kind: 'disk', folder })
  const drafts = join(folder, 'drafts')
  const sink = { write: (line: string) => void heard.push(line) }
  const process = await openProcess({ url: shop.url, mediaStore }, { logSink: sink })
  const file = await photograph(500, 400).png().toBuffer()
  // Where drafts are written there is no folder any more: refused by the file system itself, whoever runs the test.
  await rename(drafts, `${drafts}-away`)
  await writeFile(drafts, '')

  const refused = await uploadPicture(process.app, token, file)
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '60',
    expect.objectContaining({
      code: 'storage_unavailable',
      message: 'The shop could not save this right now. Nothing was changed. Please try again later.',
    }),
  ])
  expect(heard.join('')).toContain('nothing can be stored')
  expect(await countAssets()).toBe(0)

  await rm(drafts)
  await rename(`${drafts}-away`, drafts)
  expect((await uploadPicture(process.app, token, file)).statusCode).toBe(201)
  expect(await countAssets()).toBe(1)
  await expect.poll(() => readdir(drafts)).toEqual([])
  await process.close()
})

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'])('%s of a store is reported as a sentence', async (code) => {
  const full = { ...shop.mediaStore, put: () => Promise.reject(Object.assign(new Error('write'), { code })) }
  const process = await openProcess({ url: shop.url, mediaStore: full }, { config: { logLevel: 'silent' } })
  const before = await countAssets()
  const refused = await uploadPicture(process.app, token, await photograph(330, 300).jpeg().toBuffer(), 'image/jpeg')
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'storage_unavailable'])
  expect(await countAssets()).toBe(before)
  await process.close()
})
