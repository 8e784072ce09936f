import type { Suggestions } from '@shop/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { createCategory, createProduct } from '../../../../test/factories.ts'
import { createType } from '../../../../test/facts.ts'
import { fillSynonyms, listEmptySearches } from '../../search-desk/index.ts'
import { indexProducts } from '../index.ts'

const black = { hex: '#111111', nameEn: 'Matt Black', nameAr: 'أسود مطفي' }
const white = { hex: '#eeeeee', nameEn: 'Pearl White', nameAr: 'أبيض لؤلؤي' }

let shop: TestShop
let shelf: number
beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits })
  const db = shop.pool
  await fillSynonyms(db)
  shelf = await createCategory(db)
  await db`update categories set name_en = 'Hot Drinks', name_ar = 'المشروبات الساخنة' where id = ${shelf}`
  const kettle = await createType(db, 'kettle')
  await db`update product_types set name_en = 'Kettles', name_ar = 'غلايات' where id = ${kettle}`
  const toaster = await createType(db, 'toaster')
  await db`update product_types set name_en = 'Toasters', name_ar = 'محمصات' where id = ${toaster}`
  await createType(db, 'oven')
  for (let place = 0; place < 8; place += 1) {
    const variants =
      place === 0
        ? [
            { ...white, price: 90_000 },
            { ...black, price: 95_000 },
          ]
        : [white]
    const given = {
      categoryId: shelf,
      nameEn: `Steel Kettle ${place}`,
      nameAr: `غلاية ستيل ${place}`,
      sortOrder: place,
    }
    const { id } = await createProduct(db, { ...given, variants })
    await db`update products set type_id = ${kettle} where id = ${id}`
    await indexProducts(db, [id])
  }
  const { id } = await createProduct(db, {
    categoryId: shelf,
    nameEn: 'Toaster',
    nameAr: 'محمصة خبز',
    variants: [black],
  })
  await db`update products set type_id = ${toaster} where id = ${id}`
  await indexProducts(db, [id])
})
afterAll(() => shop.close())

async function suggest(text: string, lang = 'en'): Promise<Suggestions> {
  const { status, body } = await callApi(
    shop.app,
    'GET',
    `/api/search/suggestions/?lang=${lang}&q=${encodeURIComponent(text)}`,
  )
  expect(status).toBe(200)
  return body as Suggestions
}

describe('the search box suggests', () => {
  test('at most six products and says how many there are (P-05)', async () => {
    const { products, count } = await suggest('kettle')
    expect(products).toHaveLength(6)
    expect(count).toBe(8)
    expect(products[0]).toMatchObject({
      name: 'Steel Kettle 0',
      category_name: 'Hot Drinks',
      brand: 'Nawwar',
      price: 900,
    })
  })

  test.each([
    ['ket', 'en', 'Kettles'],
    ['غلاي', 'en', 'Kettles'],
    ['الغلايات', 'ar', 'غلايات'],
    ['kettles', 'ar', 'غلايات'],
  ])('the kind that %s names, in the language of the page (%s)', async (text, lang, name) => {
    expect((await suggest(text, lang)).types).toEqual([{ key: 'kettle', name, count: 8 }])
  })

  test('the kind of what is found by another word for it', async () => {
    expect((await suggest('كاتل')).types).toMatchObject([{ key: 'kettle' }])
  })

  test('a category', async () => {
    expect((await suggest('hot dr')).categories).toEqual([{ id: shelf, name: 'Hot Drinks', count: 9 }])
    expect((await suggest('المشروبات', 'ar')).categories).toMatchObject([{ id: shelf, name: 'المشروبات الساخنة' }])
  })

  test('a kind in the colours that it is listed in, and shows the product in the one that is asked for', async () => {
    expect((await suggest('kettle')).colors.map(({ name, count }) => [name, count])).toEqual([
      ['Pearl White', 8],
      ['Matt Black', 1],
    ])
    const asked = await suggest('black kettle')
    expect(asked.colors).toEqual([
      { type: 'kettle', type_name: 'Kettles', hex_value: '#111111', name: 'Matt Black', count: 1 },
    ])
    expect(asked.products[0]).toMatchObject({ name: 'Steel Kettle 0', price: 950 })
    expect(asked.products[0]?.color_id).toBeTypeOf('number')
    expect((await suggest('محمصات سوداء ابيض', 'ar')).colors).toEqual([])
  })

  test('only the asked colour of a kind, also by a spoken form that begins no name', async () => {
    const { colors } = await suggest('كاتل سودا', 'ar')
    expect(colors.map(({ name }) => name)).toEqual(['أسود مطفي'])
  })

  test('types and colours within the limits of a price', async () => {
    const { price, colors } = await suggest('kettle under 920')
    expect(price).toEqual({ min: null, max: 920 })
    expect(colors.map(({ count }) => count)).toEqual([1, 1])
    expect((await suggest('kettle')).price).toBeUndefined()
  })

  test('nothing for a text that says nothing', async () => {
    const nothing = { notice: null, count: 0, products: [], categories: [], types: [], colors: [], queries: [] }
    expect(await suggest('')).toEqual(nothing)
    expect(await suggest('؟! …')).toEqual(nothing)
    expect(await suggest('zzqq')).toEqual(nothing)
  })

  test('and counts half-typed words as no search', async () => {
    await suggest('zzqqxx')
    await shop.deps.searchCounts.flush()
    expect(await listEmptySearches(shop.pool, new Date(), 1, 10)).toEqual([])
  })
})

test('a list of what was found says which colours were asked for', async () => {
  const { body } = await callApi(shop.app, 'GET', `/api/products/?search=${encodeURIComponent('black kettle')}`)
  expect(body.search.colors).toEqual(['#111111'])
  const plain = await callApi(shop.app, 'GET', '/api/products/?search=kettle')
  expect(plain.body.search.colors).toEqual([])
})

test('any text is answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
      await suggest(text.slice(0, 200))
    }),
    { numRuns: 60 },
  )
})

describe('popular searches', () => {
  const popular = async (lang: string) => (await callApi(shop.app, 'GET', `/api/search/popular/?lang=${lang}`)).body

  test('are the kinds with the most products, until shoppers have searched', async () => {
    expect(await popular('ar')).toEqual(['غلايات', 'محمصات'])
  })

  test('are what found products for several clients on several days, word by word, and is still found; the box offers those that begin as typed', async () => {
    const db = shop.pool
    const searched = (query: string, given: object = {}) =>
      [0, 1].map((days) => ({
        day: new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10),
        query,
        typed: query,
        language: 'en',
        count: 10,
        searchers: 5,
        empty: 0,
        relaxed: 0,
        ...given,
      }))
    const rows = [
      ...searched('steel kettle', { searchers: 9 }),
      ...searched('kettle 3', { searchers: 7 }),
      ...searched('kettle gone', { count: 50, searchers: 40, empty: 10, relaxed: 40 }),
      ...searched('zzqqzz', { count: 90, searchers: 60 }),
      ...searched('kettle 5', { language: 'ar' }),
      ...searched('kettle 4').slice(1),
      ...searched('kettle 6', { count: 900, searchers: 2 }),
      ...searched('stteel kettle', { count: 90, searchers: 60 }),
    ]
    await db`insert into searches ${db(rows)}`
    const later = await openProcess(shop, { config: withoutLimits })
    const { body } = await callApi(later.app, 'GET', '/api/search/popular/?lang=en')
    expect(body).toEqual(['steel kettle', 'kettle 3', 'Kettles', 'Toasters'])
    const begun = await callApi(later.app, 'GET', '/api/search/suggestions/?lang=en&q=kettle')
    expect(begun.body.queries).toEqual(['kettle 3'])
    await later.close()
  })
})
