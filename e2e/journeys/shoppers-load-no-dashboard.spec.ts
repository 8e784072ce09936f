import { once } from '../once.ts'
import { guestPages } from '../pages/addresses.ts'
import { expect, test } from '../pages/test.ts'

test('a shopper loads no file of the dashboard', once, async ({ page, client }) => {
  const [product] = (await client.catalog.listProducts({ query: { page_size: '1' } })).results
  const found = { productId: product?.id ?? 0, categoryId: product?.category ?? 0 }
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const addressOf of Object.values(guestPages)) await page.goto(addressOf(found), { waitUntil: 'load' })
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((path) => path.startsWith('/dashboard'))).toEqual([])
})
