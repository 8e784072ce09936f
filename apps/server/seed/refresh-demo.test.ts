import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoBench, openDemoBench } from '../test/demo-bench.ts'
import { refreshDemo } from './refresh-demo.ts'
import { seedDemo } from './seed-demo.ts'

let bench: DemoBench
/** A shop that was filled before the demo had models, banners and videos, and of which some units have been sold. */
beforeAll(async () => {
  bench = await openDemoBench()
  const { pool } = bench.shop
  await seedDemo(pool, bench.demo)
  await pool`truncate advertisements, videos restart identity`
  await pool`update categories set description_en = 'Own', version = 2 where key = 'floor-care'`
  await pool`
    insert into stock_movements (variant_id, units, reason)
    select id, -1, 'order' from variants where stock > 0 and product_id = (select id from products where sku = 'NW-BL-150')`
  await pool`update products set brand = 'Own', version = 2 where sku = 'NW-BL-175'`
  await bench.addModel('NW-BL-150')
  await bench.addModel('NW-BL-175')
  await bench.drawPicture('nw-bl-150/side', 'purple')
  for (const key of ['floor-care', 'ironing']) await bench.drawPicture(`categories/${key}-cat`, 'white')
  bench.said.length = 0
})
afterAll(() => bench.close())

const listProducts = () => bench.shop.pool`
  select sku, brand, version, model_key is not null as has_model, updated_at, array(
    select media_id from product_pictures where product_id = products.id order by sort_order
  ) as pictures, array(select stock from variants where product_id = products.id order by id) as stocks
  from products order by id`

it('brings what nobody has changed up to date, and leaves the rest and all stock alone', async () => {
  const before = await listProducts()
  await refreshDemo(bench.shop.pool, bench.demo)
  const after = await listProducts()
  expect(bench.said).toContain('1 categories and 1 products of the demo were brought up to date.')
  const bySku = (products: typeof before, wanted: string) => products.find(({ sku }) => sku === wanted)
  const [old, fresh] = [bySku(before, 'NW-BL-150'), bySku(after, 'NW-BL-150')]
  expect(fresh).toEqual({ ...old, hasModel: true, updatedAt: expect.any(Date), pictures: expect.any(Array) })
  expect(fresh?.pictures).not.toEqual(old?.pictures)
  expect(after.filter(({ sku }) => sku !== 'NW-BL-150')).toEqual(before.filter(({ sku }) => sku !== 'NW-BL-150'))
  expect(bySku(after, 'NW-BL-175')).toMatchObject({ brand: 'Own', hasModel: false })
  expect(await bench.shop.pool`select from videos`).toHaveLength(1)
  expect(await bench.shop.pool`select from advertisements`).toHaveLength(1)
  expect(
    await bench.shop
      .pool`select key, version from categories where cat_image_id is not null or version > 1 order by key`,
  ).toEqual([
    { key: 'floor-care', version: 2 },
    { key: 'ironing', version: 1 },
  ])
})

it('changes nothing when it comes again, and brings back no banner or video that was taken away', async () => {
  await bench.shop.pool`delete from videos`
  await bench.shop.pool`delete from advertisements`
  const before = await listProducts()
  bench.said.length = 0
  await refreshDemo(bench.shop.pool, bench.demo)
  expect(await listProducts()).toEqual(before)
  expect(await bench.shop.pool`select from videos union all select from advertisements`).toEqual([])
  expect(bench.said.filter((line) => line.includes('up to date'))).toEqual([])
})

it('brings back no product, and leaves one alone that has another name or lies in another category', async () => {
  const { pool } = bench.shop
  await pool`update products set name_en = 'Own blender', model_key = null where sku = 'NW-BL-150'`
  await pool`update categories set key = 'own' where id = (select category_id from products where sku = 'NW-KT-170')`
  const before = await listProducts()
  await refreshDemo(pool, bench.demo)
  expect(await listProducts()).toEqual(before)
})

it('finds what an older demo called by another name, and gives it the name of today', async () => {
  const { pool } = bench.shop
  await pool`
    update products set name_ar = 'مروحة برج 110 سم بريموت، 50 وات', version = 1 where sku = 'NW-TF-110'`
  await refreshDemo(pool, bench.demo)
  const [product] = await pool`select name_ar, version from products where sku = 'NW-TF-110'`
  expect(product).toEqual({ nameAr: 'مروحة عمودية (تاور) 110 سم بريموت، 50 وات', version: 1 })
})

const readFacts = (sku: string) => bench.shop.pool`
  select f.key from product_facts join facts f on f.id = fact_id join products p on p.id = product_id where p.sku = ${sku} order by f.key`

it('gives what an older demo brought its type and facts, save those that staff have taken away', async () => {
  const { pool } = bench.shop
  await pool`delete from product_facts`
  await pool`update products set type_id = null`
  await pool`delete from facts where key = 'ionic'`
  await pool`update facts set max_value = 1000 where key = 'power_w'`
  await refreshDemo(pool, bench.demo)
  const dryer = (await readFacts('NW-HD-1800')).map(({ key }) => key)
  expect(dryer).toEqual(['cable_m', 'heat_levels', 'in_the_box', 'noise_db', 'nozzles', 'overheat'])
  expect(await readFacts('NW-BL-175')).toEqual([])
  const fans = await pool`
    select t.key from products p join product_types t on t.id = type_id where sku in ('NW-DF-9', 'NW-TF-110') order by sku`
  expect(fans).toEqual([{ key: 'desk-fan' }, { key: 'tower-fan' }])
})
