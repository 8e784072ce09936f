import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wireImport } from '../src/import-parts.ts'
import type { ImportParts } from '../src/modules/catalog/import/import-catalogue.ts'
import { openTestShop, type TestShop } from '../test/app.ts'
import { seedDemo } from './seed-demo.ts'

let shop: TestShop
let folder: string
let parts: ImportParts
const said: string[] = []
const log = (message: string) => said.push(message)

/** The demo's files with four pictures of its hundreds, so that the test is quick. */
beforeAll(async () => {
  shop = await openTestShop()
  folder = await mkdtemp(join(tmpdir(), 'nawwar-demo-'))
  for (const name of ['catalogue.json', 'advertisements.json', 'contact-info.json', 'videos.json'])
    await cp(fileURLToPath(new URL(`demo/${name}`, import.meta.url)), join(folder, name))
  await drawPicture('nw-bl-150/side', 'red')
  await drawPicture('banners/banner-2-ltr', 'green')
  await drawPicture('banners/banner-2-rtl', 'blue')
  await drawPicture('videos/video-3', 'yellow')
  parts = wireImport(shop.pool, shop.mediaStore)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function drawPicture(name: string, background: string): Promise<void> {
  const file = join(folder, 'pictures', `${name}.webp`)
  await mkdir(join(file, '..'), { recursive: true })
  await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .webp()
    .toFile(file)
}

it('fills an empty shop with products in both languages, banners, videos and contacts, once', async () => {
  expect(await seedDemo(shop.pool, parts, { folder, log })).toBe(true)
  expect(said).toContainEqual(expect.stringMatching(/^\d+ pictures of the demo catalogue do not exist/))
  const [counts] = await shop.pool<{ products: number; categories: number }[]>`
    select (select count(*) from products) as products, (select count(*) from categories) as categories`
  expect(counts?.products).toBeGreaterThanOrEqual(60)
  expect(counts?.categories).toBeGreaterThanOrEqual(8)

  const answers = [
    '/api/products/?page_size=50',
    '/api/products/categories/',
    '/api/contacts/contact-info/',
    '/api/products/?search=خلاط',
  ]
  for (const url of answers) expect((await shop.app.inject({ url: encodeURI(url) })).statusCode, url).toBe(200)
  expect(await shop.pool`select link, image_ltr_id <> image_rtl_id as is_mirrored from advertisements`).toEqual([
    { link: expect.stringMatching(/^\/category\/\d+$/), isMirrored: true },
  ])
  expect(await shop.pool`select title_en, kind, duration_seconds from videos`).toEqual([
    { titleEn: 'Descale a kettle with vinegar', kind: 'shorts', durationSeconds: 35 },
  ])
  expect(await shop.pool`select hotline_number from contact_info`).toEqual([{ hotlineNumber: '19000' }])

  expect(await seedDemo(shop.pool, parts, { folder, log })).toBe(false)
})

it('is done once when several processes start at the same time', async () => {
  await shop.pool`truncate products, categories, advertisements, videos restart identity cascade`
  const done = await Promise.all([seedDemo(shop.pool, parts, { folder }), seedDemo(shop.pool, parts, { folder })])
  expect(done.sort()).toEqual([false, true])
  expect(await shop.pool`select from advertisements`).toHaveLength(1)
})

it('leaves a shop alone that has anything to sell', async () => {
  await shop.pool`truncate products, categories, advertisements, videos restart identity cascade`
  await shop.pool`insert into categories (key, name_en, name_ar) values ('own', 'Own', 'خاص')`
  expect(await seedDemo(shop.pool, parts, { folder })).toBe(false)
  expect(await shop.pool`select from products`).toHaveLength(0)
})
