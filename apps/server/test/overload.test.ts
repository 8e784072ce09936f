import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, testConfig } from './app.ts'
import { createProduct } from './factories.ts'

/** Overload: excess requests are refused early, accepted ones are answered, and the shop recovers. */
let shop: TestShop
let origin: string
const productIds: number[] = []
beforeAll(async () => {
  shop = await openTestShop({ connections: 8, config: { http: { ...testConfig.http, maxWorkload: 5 } } })
  for (let made = 0; made < 20; made += 1) productIds.push((await createProduct(shop.pool)).id)
  origin = await shop.app.listen({ port: 0 })
})
afterAll(() => shop.close())

test('a flood is refused with 503 and Retry-After while the database is slow, and accepted calls are answered', async () => {
  const lock = await shop.pool.reserve()
  await lock`begin`
  await lock`lock table products in access exclusive mode`
  const answers = productIds.map((id) => fetch(`${origin}/api/products/${id}/`))
  const refused = await firstAnswers(answers, 15)
  expect(refused.map(({ status }) => status)).toEqual(Array(15).fill(503))
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  expect(await refused[0]?.json()).toMatchObject({ code: 'service_unavailable' })
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  await expect.poll(() => shop.app.workload).toMatchObject({ active: 5, refused: 15 })

  await lock`rollback`
  lock.release()
  const all = await Promise.all(answers)
  expect(all.filter(({ status }) => status === 200)).toHaveLength(5)
  expect((await fetch(`${origin}/api/products/${productIds[0]}/`)).status).toBe(200)
  await expect.poll(() => shop.app.workload.active).toBe(0)
})

/** As many answers as come first. */
function firstAnswers(answers: readonly Promise<Response>[], count: number): Promise<Response[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Response[]>()
  const first: Response[] = []
  for (const answer of answers) {
    answer.then((response) => {
      first.push(response)
      if (first.length === count) resolve(first.slice())
    }, reject)
  }
  return promise
}
