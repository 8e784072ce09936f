import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pool } from '../../../database/client.ts'
import { indexProducts } from '../index.ts'
import { addCategory, addProduct, openSearchShop, type SearchShop } from '../search.fixture.ts'

let shop: SearchShop
let db: Pool
let categoryId: number

beforeAll(async () => {
  shop = await openSearchShop()
  db = shop.db
  categoryId = await addCategory(db, 'Kitchen', 'المطبخ')
})

afterAll(async () => await shop.close())

async function find(query: string): Promise<number[]> {
  return (await shop.find(query)).ids
}

test('finds by tags, features, sizes, colours, brand, category and SKU, in both languages', async () => {
  const id = await addProduct(db, categoryId, 'Toaster', 'توستر', { brand: 'Tefal', sku: 'TS-90' })
  await db`update products set tags = '[{"en":"Retro","ar":"كلاسيك"}]', sizes = '[{"en":"Compact","ar":"صغيرة"}]',
    features = '[{"en":"Crumb tray","ar":"صينية فتافيت"}]' where id = ${id}`
  await db`insert into variants (product_id, hex, name_en, name_ar, regular_price_piastres)
    values (${id}, '#98ff98', 'Mint Green', 'أخضر نعناعي', 100)`
  await indexProducts(db, [id])
  const queries = ['tefal', 'ts-90', 'retro', 'كلاسيك', 'compact', 'صغيره', 'crumb', 'فتافيت', 'mint', 'نعناعي', 'مطبخ']
  for (const query of queries) expect(await find(query), query).toEqual([id])
})

test('finds by new texts after indexing again, and by the old ones no more', async () => {
  const id = await addProduct(db, categoryId, 'Zorbinator', 'زوربيناتور')
  await db`update products set name_en = 'Quandle', name_ar = 'كواندل' where id = ${id}`
  await indexProducts(db, [id])
  expect(await find('quandle')).toEqual([id])
  expect(await find('zorbinator')).toEqual([])
})

test.each([
  ['is taken off', (id: number) => db`update products set is_active = false where id = ${id}`],
  ['loses its price', (id: number) => db`update products set price_piastres = 0 where id = ${id}`],
  ['is deleted', (id: number) => db`delete from products where id = ${id}`],
])('a product that %s is found no more, without indexing', async (_, change) => {
  const id = await addProduct(db, categoryId, 'Flimsy', 'فليمزي')
  expect(await find('flimsy')).toEqual([id])
  await change(id)
  expect(await find('flimsy')).toEqual([])
})

test('a product follows its category and its place in the shop, without indexing', async () => {
  const other = await addCategory(db, 'Attic', 'السطح')
  const first = await addProduct(db, other, 'Gribble', 'جريبل')
  const second = await addProduct(db, other, 'Gribble', 'جريبل')
  await db`update products set sort_order = -1 where id = ${second}`
  expect(await find('gribble')).toEqual([second, first])
  await db`update categories set is_active = false where id = ${other}`
  expect(await find('gribble')).toEqual([])
  await db`update products set category_id = ${categoryId} where id = ${first}`
  expect(await find('gribble')).toEqual([first])
})

test('indexing what has not changed writes nothing', async () => {
  const id = await addProduct(db, categoryId, 'Steady', 'ثابت')
  const readVersion = () => db`select xmin::text, ctid::text from product_words where product_id = ${id}`
  const before = await readVersion()
  await indexProducts(db, [id, id])
  expect(await readVersion()).toEqual(before)
})

test('indexes 2,000 products at once, in any order', async () => {
  await db`
    insert into products (sku, category_id, brand, name_en, name_ar, price_piastres, sort_order)
    select 'M' || n, ${categoryId}, 'Nawwar', 'Multitude ' || n, 'جمهور ' || n, 100, n from generate_series(1, 2000) n`
  const rows = await db<{ id: number }[]>`select id from products where sku like 'M%' order by id desc`
  await db.begin(async (transaction) => {
    await indexProducts(
      transaction,
      rows.map((row) => row.id),
    )
  })
  expect((await shop.find('multitude')).total).toBe(2000)
  expect((await find('جمهور 1234')).length).toBe(1)
})

test('leaves out products that do not exist', async () => {
  await expect(indexProducts(db, [999_999_999])).resolves.toBeUndefined()
  await expect(indexProducts(db, [])).resolves.toBeUndefined()
})
