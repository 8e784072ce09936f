import { randomUUID } from 'node:crypto'
import type { Product } from '@shop/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: withoutLimits })
})
afterAll(() => shop.close())

async function order(productId: number, colorId: number | undefined): Promise<void> {
  const payload = { ...goodCheckout, product_id: productId, color_id: colorId, quantity: 1 }
  const headers = { 'idempotency-key': randomUUID() }
  const { statusCode } = await shop.app.inject({ method: 'POST', url: '/api/orders/buy-now/', headers, payload })
  expect(statusCode).toBe(201)
}

test('once its cheap color is sold, a product is listed at the price of the next one', async () => {
  const { id, categoryId, variantIds } = await createProduct(shop.pool, {
    variants: [
      { hex: '#111111', price: 10_000, stock: 1 },
      { hex: '#eeeeee', price: 30_000, stock: 2 },
    ],
  })
  const list = async (query: string): Promise<number[]> => {
    const answer = await shop.app.inject(`/api/products/?category=${categoryId}&${query}`)
    return answer.json().results.map((product: Product) => product.price)
  }
  expect(await list('max_price=200')).toEqual([100])

  await order(id, variantIds[0])
  await expect.poll(() => list('max_price=200')).toEqual([])
  expect(await list('min_price=200')).toEqual([300])
  const shown: Product = (await shop.app.inject(`/api/products/${id}/`)).json()
  expect(shown.price).toBe(300)

  // When all are gone the first colour stands for the product again.
  await order(id, variantIds[1])
  await order(id, variantIds[1])
  await expect.poll(() => list('max_price=200')).toEqual([100])
})
