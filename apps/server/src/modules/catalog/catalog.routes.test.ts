import type { Product } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProcess, openTestShop, type TestShop } from '../../../test/app.ts'
import { createCategory, createProduct } from '../../../test/factories.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({ url: `/api/products/${path}`, headers })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

const namesOf = (products: Product[]) => products.map((product) => product.name)

describe('a product', () => {
  test('has all that the spec names, in the language of the request', async () => {
    const categoryId = await createCategory(shop.pool, { nameEn: 'Kettles', nameAr: 'غلايات' })
    const { id } = await createProduct(shop.pool, {
      categoryId,
      nameEn: 'Kettle 1.7 L',
      nameAr: 'غلاية 1.7 لتر',
      offer: { kind: 'amount', value: 20_000 },
      variants: [
        { hex: '#ffffff', nameEn: 'White', nameAr: 'أبيض', price: 149_950, stock: 3 },
        { hex: '#111111', nameEn: 'Black', nameAr: 'أسود', price: 139_900, stock: 0 },
      ],
    })
    expect((await get(`${id}/`)).body).toMatchObject({
      id,
      name: 'Kettle 1.7 L',
      brand: 'Nawwar',
      category: categoryId,
      category_name: 'Kettles',
      price: 1299,
      original_price: 1499.5,
      in_stock: true,
      quantity: 3,
      is_offer: true,
      rating: 0,
      colors: [
        { name: 'White', hex_value: '#ffffff', quantity: 3, price: 1299, old_price: 1499.5 },
        { name: 'Black', quantity: 0, price: 1199, old_price: 1399 },
      ],
    })
    const arabic = (await get(`${id}/?lang=ar`)).body
    expect(arabic).toMatchObject({
      name: 'غلاية 1.7 لتر',
      category_name: 'غلايات',
      colors: [{ name: 'أبيض' }, { name: 'أسود' }],
    })
    expect((await get(`${id}/`, { 'accept-language': 'ar-EG,ar;q=0.9' })).body).toEqual(arabic)
    expect((await get(`${id}/?lang=en`, { 'accept-language': 'ar' })).body.name).toBe('Kettle 1.7 L')
  })

  test('without colors owns its own price and stock', async () => {
    const { id } = await createProduct(shop.pool, { variants: [{ price: 50_000, stock: 0 }] })
    expect((await get(`${id}/`)).body).toMatchObject({ price: 500, in_stock: false, quantity: 0, colors: [] })
  })

  test('that is not sold, or whose category is hidden, is not found', async () => {
    const hidden = await createProduct(shop.pool, { isActive: false })
    const shelved = await createProduct(shop.pool, { categoryId: await createCategory(shop.pool, { isActive: false }) })
    for (const id of [hidden.id, shelved.id, 999_999]) {
      expect(await get(`${id}/`)).toMatchObject({
        status: 404,
        body: { code: 'product_not_found', detail: 'This product could not be found.' },
      })
    }
  })
})

describe('a list', () => {
  test('comes page by page in the order of the shop', async () => {
    const categoryId = await createCategory(shop.pool)
    for (const sortOrder of [3, 1, 2])
      await createProduct(shop.pool, { categoryId, sortOrder, nameEn: `No. ${sortOrder}` })
    const first = (await get(`?category=${categoryId}&page_size=2`)).body
    expect(first).toMatchObject({ count: 3, previous: null })
    expect(namesOf(first.results)).toEqual(['No. 1', 'No. 2'])
    const second = (await shop.app.inject({ url: first.next })).json()
    expect(namesOf(second.results)).toEqual(['No. 3'])
    expect(second.next).toBeNull()
    expect((await shop.app.inject({ url: second.previous })).json()).toEqual(first)
  })

  test('pages beyond the end, sizes out of range and nonsense are refused', async () => {
    expect(await get('?page=1000')).toMatchObject({ status: 404, body: { code: 'page_not_found' } })
    for (const query of [
      'page_size=0',
      'page_size=100000',
      'page=0',
      'page=-1',
      'page=abc',
      'page=1.5',
      'category=x',
      'category=0',
    ]) {
      const field = query.split('=')[0] ?? ''
      expect(await get(`?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', errors: { [field]: [expect.any(String)] } },
      })
    }
    expect(await get('?category=999999')).toMatchObject({ status: 404, body: { code: 'category_not_found' } })
    expect((await get('abc/')).status).toBe(400)
  })

  test('of an empty category has one empty page', async () => {
    const categoryId = await createCategory(shop.pool)
    expect((await get(`?category=${categoryId}`)).body).toEqual({ count: 0, next: null, previous: null, results: [] })
  })

  test('featured, best sellers and offers show what is marked so', async () => {
    const { id, categoryId } = await createProduct(shop.pool, {
      isFeatured: true,
      isBestSeller: true,
      offer: { kind: 'percent', value: 1000 },
    })
    await createProduct(shop.pool, { categoryId })
    const idsOf = (products: Product[]) =>
      products.filter((product) => product.category === categoryId).map((product) => product.id)
    // Lists learn of the product by a notification.
    await expect.poll(async () => idsOf((await get('featured/')).body)).toEqual([id])
    await expect.poll(async () => idsOf((await get('best_sellers/')).body)).toEqual([id])
    await expect.poll(async () => idsOf((await get('offers/?page_size=200')).body.results)).toEqual([id])
  })

  test('related products are of the same category, without the product itself', async () => {
    const [one, two] = [await createProduct(shop.pool), await createProduct(shop.pool)]
    const sibling = await createProduct(shop.pool, { categoryId: one.categoryId })
    expect((await get(`${one.id}/related/`)).body.map((product: Product) => product.id)).toEqual([sibling.id])
    expect((await get(`${two.id}/related/`)).body).toEqual([])
  })

  test('categories that are hidden are not listed; the others say how many products they have', async () => {
    const shown = await createCategory(shop.pool, { nameEn: 'Shown', nameAr: 'ظاهر' })
    const hidden = await createCategory(shop.pool, { isActive: false })
    await createProduct(shop.pool, { categoryId: shown })
    const categories = (await get('categories/?lang=ar')).body as { id: number }[]
    expect(categories.find(({ id }) => id === shown)).toMatchObject({
      name: 'ظاهر',
      products_count: 1,
      is_active: true,
    })
    expect(categories.find(({ id }) => id === hidden)).toBeUndefined()
  })
})

test.each(['%E2%80%8F', '%E2%81%A9.', ')', '%D8%9F'])(
  'a product is found behind a link that ends with %s',
  async (tail) => {
    const { id } = await createProduct(shop.pool)
    const answer = await shop.app.inject({ url: `/api/products/${id}${tail}/` })
    expect([answer.statusCode, answer.json().id]).toEqual([200, id])
    const list = await shop.app.inject({ url: `/api/products/?page=1%E2%80%8F&page_size=%E2%80%8E5%E2%80%8F` })
    expect(list.statusCode).toBe(200)
  },
)

describe('cached answers', () => {
  test('a new price, a sale and a hidden product are seen at the next load, in every process', async () => {
    const { id, variantIds } = await createProduct(shop.pool, { variants: [{ price: 100_000, stock: 5 }] })
    const other = await openProcess(shop)
    try {
      const prices = async () => [shop.app, other.app].map((app) => app.inject({ url: `/api/products/${id}/` }))
      const read = async () => (await Promise.all(await prices())).map((answer) => answer.json())
      expect(await read()).toMatchObject([{ price: 1000 }, { price: 1000 }])
      await shop.pool`update variants set regular_price_piastres = 95000 where id = ${variantIds[0] ?? 0}`
      await expect.poll(read).toMatchObject([{ price: 950 }, { price: 950 }])
      await shop.pool`insert into stock_movements (variant_id, units, reason) values (${variantIds[0] ?? 0}, -2, 'correction')`
      await expect.poll(read).toMatchObject([{ quantity: 3 }, { quantity: 3 }])
      await shop.pool`update products set is_active = false where id = ${id}`
      await expect.poll(read).toMatchObject([{ code: 'product_not_found' }, { code: 'product_not_found' }])
    } finally {
      await other.close()
    }
  })

  test('travel compressed, and not at all when the client has them', async () => {
    const { id } = await createProduct(shop.pool, { descriptionEn: 'Boils fast. '.repeat(80) })
    const url = `/api/products/${id}/`
    const compressed = await shop.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Language, Accept-Encoding',
      'content-language': 'en',
    })
    const again = await shop.app.inject({ url, headers: { 'if-none-match': String(compressed.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })
})
