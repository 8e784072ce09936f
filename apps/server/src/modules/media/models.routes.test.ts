import type { Product } from '@shop/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/app.ts'
import { createProduct } from '../../../test/factories.ts'
import { makeModel } from '../../../test/models.ts'
import { ingestModel } from './index.ts'

let shop: TestShop
let product: Product
const model = makeModel()
beforeAll(async () => {
  shop = await openTestShop()
  const { id } = await createProduct(shop.pool)
  const modelKey = await ingestModel(shop.mediaStore, model)
  await shop.pool`update products set model_key = ${modelKey} where id = ${id}`
  product = (await shop.app.inject({ url: `/api/products/${id}/` })).json()
})
afterAll(() => shop.close())

it('a product has the address of its model, and the model can be cached for ever', async () => {
  expect(product.model_url).toMatch(/^\/media\/[0-9a-f]{32}\/model\.glb$/)
  const { statusCode, headers, rawPayload } = await shop.app.inject({ url: product.model_url ?? '' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'model/gltf-binary',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(model.length),
  })
  expect(rawPayload.equals(model)).toBe(true)
  const again = await shop.app.inject({ url: product.model_url ?? '', headers: { 'if-none-match': headers.etag } })
  expect(again.statusCode).toBe(304)
})

it('a product without a model says so', async () => {
  const { id } = await createProduct(shop.pool)
  expect((await shop.app.inject({ url: `/api/products/${id}/` })).json()).toMatchObject({ model_url: null })
})

it.each([`/media/${'0'.repeat(32)}/model.glb`, '/media/../model.glb', '/media/short/model.glb'])(
  '%s is not found',
  async (url) => {
    expect((await shop.app.inject({ url })).statusCode).toBe(404)
  },
)
