import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from './accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop, withoutLimits } from './app.ts'
import { createProduct, goodCheckout } from './factories.ts'
import { createFact, setFact } from './facts.ts'

/** Shoppers of one moment, whose calls end up in one process or the other. */
let shop: TestShop
let neighbour: TestProcess
beforeAll(async () => {
  shop = await openTestShop({ connections: 10, config: withoutLimits })
  neighbour = await openProcess(shop, { connections: 10, config: withoutLimits })
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})

/** As many calls at the same moment, by turns to each process. */
const everywhere = <Result>(count: number, call: (process: TestProcess) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => call(turn % 2 === 0 ? shop : neighbour)))

function buy({ app }: TestProcess, productId: number, given: { key?: string; session?: string; color?: number } = {}) {
  const { key = randomUUID(), session = randomUUID(), color } = given
  return callApi(app, 'POST', `/api/orders/buy-now/?session_key=${session}`, {
    body: { ...goodCheckout, product_id: productId, color_id: color },
    headers: { 'idempotency-key': key },
  })
}

test('the last units are sold once', async () => {
  const { id } = await createProduct(shop.pool, { variants: [{ stock: 5 }] })
  const answers = await everywhere(24, (process) => buy(process, id))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  const [row] = await shop.pool`
    select stock, (select sum(units)::integer from stock_movements where variant_id = v.id) as counted
    from variants v where product_id = ${id}`
  expect({ ...row }).toEqual({ stock: 0, counted: 0 })
})

test('an order that is asked for in both at once is placed once', async () => {
  const { id } = await createProduct(shop.pool)
  const given = { key: randomUUID(), session: randomUUID() }
  const answers = await everywhere(6, (process) => buy(process, id, given))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.order?.id}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  expect(await shop.pool`select stock from variants where product_id = ${id}`).toEqual([{ stock: 4 }])
})

test('cached answers of both are invalidated when one sells', async () => {
  const { id } = await createProduct(shop.pool, { variants: [{ stock: 1 }] })
  const isInStock = async ({ app }: TestProcess) => (await app.inject(`/api/products/${id}/`)).json().in_stock
  const before = await everywhere(4, isInStock)
  expect(new Set(before)).toEqual(new Set([true]))
  expect((await buy(shop, id)).status).toBe(201)
  await expect.poll(async () => new Set(await everywhere(4, isInStock))).toEqual(new Set([false]))
})

test('a colour that is sold out leaves the narrowed lists of both', async () => {
  const variants = [
    { hex: '#abcdef', stock: 1 },
    { hex: '#111111', stock: 9 },
  ]
  const { id, variantIds } = await createProduct(shop.pool, { variants })
  const list = async ({ app }: TestProcess) => {
    const { count, facets } = (await app.inject('/api/products/?color=abcdef&in_stock=true&facets=true')).json()
    return `${count} ${facets.colors.some(({ hex_value: hex }: { hex_value: string }) => hex === '#111111')}`
  }
  const readAll = async () => new Set(await everywhere(4, list))
  await expect.poll(readAll).toEqual(new Set(['1 true']))
  expect((await buy(shop, id, { color: variantIds[0] ?? 0 })).status).toBe(201)
  await expect.poll(readAll).toEqual(new Set(['0 true']))
})

test('a renamed fact shows in both, and so does a new one with its first value', async () => {
  const { id } = await createProduct(shop.pool)
  const power = await createFact(shop.pool, { key: 'power_w', nameEn: 'Power', unit: 'W', group: 'power' })
  await setFact(shop.pool, id, power, { number: 900 })
  const listFacts = async ({ app }: TestProcess) => {
    const { facts } = (await app.inject(`/api/products/${id}/`)).json()
    return facts.map(({ name, text }: { name: string; text: string }) => `${name} ${text}`).join(', ')
  }
  const readAll = async () => new Set(await everywhere(4, listFacts))
  await expect.poll(readAll).toEqual(new Set(['Power 900 W']))
  await shop.pool`update facts set name_en = 'Watts' where id = ${power}`
  await expect.poll(readAll).toEqual(new Set(['Watts 900 W']))
  await shop.pool.begin(async (transaction) => {
    await transaction`update facts set name_en = 'Wattage' where id = ${power}`
    const cable = await createFact(transaction, { key: 'cable_m', nameEn: 'Cable', unit: 'm', group: 'use' })
    await setFact(transaction, id, cable, { number: 1200 })
  })
  await expect.poll(readAll).toEqual(new Set(['Wattage 900 W, Cable 1.2 m']))
})

test('a product that is sold out leaves the lists of what is in stock in both', async () => {
  const { id, categoryId } = await createProduct(shop.pool, { variants: [{ stock: 1 }] })
  const countInStock = async ({ app }: TestProcess) =>
    (await app.inject(`/api/products/?category=${categoryId}&in_stock=true`)).json().count
  const readAll = async () => new Set(await everywhere(4, countInStock))
  await expect.poll(readAll).toEqual(new Set([1]))
  expect((await buy(shop, id)).status).toBe(201)
  await expect.poll(readAll).toEqual(new Set([0]))
})

test('a new price shows in both, also in a list whose products were in memory', async () => {
  const { id, categoryId } = await createProduct(shop.pool, { variants: [{ price: 90_000 }] })
  const readPrices = async ({ app }: TestProcess) => {
    const prices: number[] = []
    for (const query of ['', '&in_stock=true'])
      prices.push((await app.inject(`/api/products/?category=${categoryId}${query}`)).json().results[0].price)
    return prices.join()
  }
  const readAll = async () => new Set(await everywhere(4, readPrices))
  await expect.poll(readAll).toEqual(new Set(['900,900']))
  await shop.pool`update variants set regular_price_piastres = 80000 where product_id = ${id}`
  await expect.poll(readAll).toEqual(new Set(['800,800']))
})
