import type { Product } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/app.ts'
import { createCategory, createProduct } from '../../../test/factories.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function choose(ids: string, language = 'en') {
  const answer = await shop.app.inject({ url: `/api/products/chosen/?ids=${ids}&lang=${language}` })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

const idsOf = (products: Product[]) => products.map(({ id }) => id)

describe('products by their ids (rules P-08, P-09)', () => {
  test('come in the order that was asked for, each once', async () => {
    const [one, two, three] = [
      await createProduct(shop.pool),
      await createProduct(shop.pool, { nameAr: 'غلاية' }),
      await createProduct(shop.pool),
    ]
    const { status, body } = await choose(`${three.id},${one.id},${two.id},${one.id}`, 'ar')
    expect(status).toBe(200)
    expect(idsOf(body)).toEqual([three.id, one.id, two.id])
    expect(body[2].name).toBe('غلاية')
  })

  test('that are not sold any more are left out', async () => {
    const sold = await createProduct(shop.pool)
    const hidden = await createProduct(shop.pool, { isActive: false })
    const shelved = await createProduct(shop.pool, { categoryId: await createCategory(shop.pool, { isActive: false }) })
    expect(idsOf((await choose(`${hidden.id},${sold.id},${shelved.id},999999`)).body)).toEqual([sold.id])
    expect((await choose('999999')).body).toEqual([])
  })

  test('are never cached: the list belongs to one shopper', async () => {
    const { id } = await createProduct(shop.pool)
    expect((await choose(String(id))).headers['cache-control']).toBe('private, no-store')
  })

  test.each([
    ['nothing', ''],
    ['a word', 'x'],
    ['an id that is none', '0'],
    ['a gap', '1,,2'],
    ['too many', Array.from({ length: 101 }, (_, index) => index + 1).join(',')],
    ['a long text', '1'.repeat(2000)],
  ])('are refused for %s', async (_, ids) => {
    expect(await choose(ids)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: { ids: expect.arrayContaining([expect.any(String)]) } },
    })
  })
})
