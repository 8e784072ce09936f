import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCategory, addProduct, openSearchShop, type SearchShop } from './search.fixture.ts'

let shop: SearchShop

beforeAll(async () => {
  shop = await openSearchShop()
  const { db } = shop
  const mixers = await addCategory(db, 'Mixers & Blenders', 'خلاطات وعجانات')
  const kitchen = await addCategory(db, 'Kitchen', 'المطبخ')
  const laundry = await addCategory(db, 'Laundry', 'الغسيل')
  const hidden = await addCategory(db, 'Hidden', 'مخفي', false)
  await addProduct(db, mixers, 'Hand Mixer 300 W', 'مضرب بيض 300 وات', { brand: 'Philips' })
  await addProduct(db, mixers, 'Glass Blender 1.5 L', 'خلاط زجاج 1.5 لتر', { sku: 'NW-BL-150' })
  await addProduct(db, mixers, 'Blender with Mill 2 L', 'خلاط بمطحنة 2 لتر', { sku: 'NW-BL-200' })
  await addProduct(db, mixers, 'Stand Mixer 5 L', 'عجّان 5 لتر', { descriptionEn: 'Kneads dough for a large family.' })
  await addProduct(db, kitchen, 'Electric Kettle 1.7 L', 'غلّاية مياه 1.7 لتر', { brand: 'Philips' })
  await addProduct(db, kitchen, 'Kettle Mini 1 L', 'كاتل صغير 1 لتر')
  await addProduct(db, kitchen, 'Gooseneck Kettle', 'غلاية قهوة')
  await addProduct(db, kitchen, 'Tea Maker', 'صانعة شاي', { descriptionEn: 'A kettle with an infuser in one.' })
  await addProduct(db, kitchen, 'Air Fryer 4 L', 'قلاية هوائية 4 لتر')
  await addProduct(db, kitchen, 'Deep Fryer 3 L', 'قلاية زيت 3 لتر')
  await addProduct(db, kitchen, 'Refrigerator 16 ft', 'ثلاجة ١٦ قدم')
  await addProduct(db, laundry, 'Washing Machine 8kg', 'غسالة ملابس 8 كيلو')
  await addProduct(db, laundry, 'Steam Iron', 'مكواة بخار')
  await addProduct(db, hidden, 'Kettle in a hidden category', 'غلاية مخفية')
  await addProduct(db, kitchen, 'Retired Kettle', 'غلاية قديمة', { isActive: false })
  await addProduct(db, kitchen, 'Kettle without a price', 'غلاية بلا سعر', { pricePiastres: 0 })
})

afterAll(async () => await shop.close())

async function findNames(query: string, page = 1, pageSize = 50): Promise<string[]> {
  const { ids } = await shop.find(query, page, pageSize)
  const rows = await shop.db<{ nameEn: string }[]>`
    select name_en from products where id = any (${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`
  return rows.map((row) => row.nameEn)
}

const blenders = ['Glass Blender 1.5 L', 'Blender with Mill 2 L']
const kettles = ['Electric Kettle 1.7 L', 'Kettle Mini 1 L', 'Gooseneck Kettle']

describe('finds blenders by', () => {
  test.each([
    'خلاط',
    'الخلاطات',
    'خـــلّاط',
    '5alat',
    'khalat',
    'KHALLAT',
    'blender',
    'Blenders',
    'blnder',
    'bledner',
    'خلات',
  ])('%s', async (query) => {
    expect((await findNames(query)).slice(0, 2).toSorted()).toEqual(blenders.toSorted())
  })
})

describe('finds', () => {
  test.each([
    ['غلايه', kettles],
    ['kettle', kettles],
    ['كاتل', kettles],
    ['8alaya', kettles],
    ['ketle', kettles],
    ['8asala', ['Washing Machine 8kg']],
    ["3'asala", ['Washing Machine 8kg']],
    ['غسالة 8 كيلو', ['Washing Machine 8kg']],
    ['washer 8kg', ['Washing Machine 8kg']],
    ['تلاجة 16قدم', ['Refrigerator 16 ft']],
    ['قلاية هوائية', ['Air Fryer 4 L']],
    ['القلايات الهوائية', ['Air Fryer 4 L']],
    ['2alaya', ['Air Fryer 4 L', 'Deep Fryer 3 L']],
    ['مكواه', ['Steam Iron']],
    ['philips kettle', ['Electric Kettle 1.7 L']],
    ['philps', ['Hand Mixer 300 W', 'Electric Kettle 1.7 L']],
    ['NW-BL-200', ['Blender with Mill 2 L']],
    ['nwbl150', ['Glass Blender 1.5 L']],
    ['عجين large dough', ['Stand Mixer 5 L']],
    ['ghass', ['Washing Machine 8kg']],
    ['talag', ['Refrigerator 16 ft']],
    ['5al', blenders],
    ['قلاية هوائ', ['Air Fryer 4 L']],
    ['2alaya hawa', ['Air Fryer 4 L']],
    ['glass khal', ['Glass Blender 1.5 L']],
  ])('%s', async (query, names) => {
    expect(await findNames(query)).toEqual(expect.arrayContaining(names))
  })
})

describe('P-07: orders', () => {
  test.each([
    ['kettle', ['Kettle Mini 1 L', 'Electric Kettle 1.7 L', 'Gooseneck Kettle']],
    ['غلاية', ['Electric Kettle 1.7 L', 'Gooseneck Kettle', 'Kettle Mini 1 L']],
    ['infuser', ['Tea Maker']],
    ['mixer', ['Hand Mixer 300 W', 'Stand Mixer 5 L', 'Glass Blender 1.5 L', 'Blender with Mill 2 L']],
    ['deep fryer', ['Deep Fryer 3 L']],
  ])('%s: beginning of the name, name, the rest', async (query, names) => {
    expect(await findNames(query)).toEqual(names)
  })
})

describe('finds nothing for', () => {
  test.each(['%', '_', "'; drop table products; --", '\\', '!&|():*', '<->', '\0', '🔥', '', '   ', 'zzzzzz'])(
    '%j',
    async (query) => {
      expect(await shop.find(query)).toMatchObject({ ids: [], total: 0 })
    },
  )
})

test.each(['kettle\0', "ket'tle", 'kettle%', 'kettle:*', 'kettle & !kettle', '(kettle', 'kettle 🔥', '\uD83Dkettle'])(
  'reads %j without failing',
  async (query) => {
    expect(await shop.find(query)).toHaveProperty('total')
  },
)

test('finds nothing for 10,000 letters', async () => {
  const found = await shop.find('x'.repeat(10_000))
  expect(found).toMatchObject({ ids: [], total: 0 })
})

test('pages through all products once, and says the same total on each page', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => shop.find('kettle', page, 2)))
  expect(pages.map((page) => page.ids.length)).toEqual([2, 1, 0])
  expect(pages.map((page) => page.total)).toEqual([3, 3, 3])
  expect(new Set(pages.flatMap((page) => page.ids)).size).toBe(3)
})

test('pages through what was found by weaker means', async () => {
  const pages = await Promise.all([1, 2].map((page) => shop.find('ketle', page, 2)))
  expect(pages.map((page) => page.ids.length)).toEqual([2, 1])
  expect(pages.map((page) => page.total)).toEqual([3, 3])
})
