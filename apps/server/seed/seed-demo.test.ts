import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoBench, openDemoBench } from '../test/demo-bench.ts'
import { seedDemo } from './seed-demo.ts'

let bench: DemoBench
beforeAll(async () => {
  bench = await openDemoBench()
})
afterAll(() => bench.close())

it('fills an empty shop with products in both languages, banners, videos and contacts, once', async () => {
  expect(await seedDemo(bench.shop.pool, bench.demo)).toBe(true)
  expect(bench.said).toContainEqual(expect.stringMatching(/^\d+ pictures of the demo catalogue do not exist/))
  const [counts] = await bench.shop.pool<{ products: number; categories: number }[]>`
    select (select count(*) from products) as products, (select count(*) from categories) as categories`
  expect(counts?.products).toBeGreaterThanOrEqual(60)
  expect(counts?.categories).toBeGreaterThanOrEqual(8)

  const [facts] = await bench.shop.pool<{ types: number; untyped: number; products: number }[]>`
    select (select count(*) from product_types where category_id is null) as types,
      (select count(*) from products where type_id is null) as untyped,
      (select count(distinct product_id) from product_facts) as products`
  expect(facts).toEqual({ types: 0, untyped: 0, products: counts?.products })

  const [offers] = await bench.shop.pool<{ reduced: number; most: number }[]>`
    select count(*)::integer as reduced, max(saving_bp) as most from products where is_offer and saving_bp > 0`
  expect(offers).toEqual({ reduced: 19, most: expect.any(Number) })
  expect(offers?.most).toBeGreaterThanOrEqual(3000)

  const answers = [
    '/api/products/?page_size=50',
    '/api/products/categories/',
    '/api/contacts/contact-info/',
    '/api/products/?search=خلاط',
  ]
  for (const url of answers) expect((await bench.shop.app.inject({ url: encodeURI(url) })).statusCode, url).toBe(200)
  expect(await bench.shop.pool`select link, image_ltr_id <> image_rtl_id as is_mirrored from advertisements`).toEqual([
    { link: expect.stringMatching(/^\/category\/\d+$/), isMirrored: true },
  ])
  expect(await bench.shop.pool`select title_en, kind, duration_seconds from videos`).toEqual([
    { titleEn: 'Descale a kettle with vinegar', kind: 'shorts', durationSeconds: null },
  ])
  expect(await bench.shop.pool`select hotline_number from contact_info`).toEqual([{ hotlineNumber: '00000' }])
  expect(await bench.shop.pool`select tax_card from shop_settings`).toEqual([{ taxCard: '000-123-456' }])

  expect(await seedDemo(bench.shop.pool, bench.demo)).toBe(false)
})

it('is done once when several processes start at the same time', async () => {
  await bench.shop.pool`truncate products, categories, advertisements, videos restart identity cascade`
  const done = await Promise.all([seedDemo(bench.shop.pool, bench.demo), seedDemo(bench.shop.pool, bench.demo)])
  expect(done.sort()).toEqual([false, true])
  expect(await bench.shop.pool`select from advertisements`).toHaveLength(1)
})

it('leaves a shop alone that has anything to sell', async () => {
  await bench.shop.pool`truncate products, categories, advertisements, videos restart identity cascade`
  await bench.shop.pool`insert into categories (key, name_en, name_ar) values ('own', 'Own', 'خاص')`
  expect(await seedDemo(bench.shop.pool, bench.demo)).toBe(false)
  expect(await bench.shop.pool`select from products`).toHaveLength(0)
})
