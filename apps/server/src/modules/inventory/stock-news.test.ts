import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openProcess, openTestShop, type TestProcess, type TestShop } from '../../../test/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createProduct, type MadeProduct } from '../../../test/factories.ts'
import { connect, inTransaction, type Pool } from '../../database/client.ts'
import { moveStock } from './index.ts'
import { publishStockNews } from './stock-news.repository.ts'

/** Two processes of a shop, and a client that runs no timer, as a process that was killed after its commit. */
let shop: TestShop
let other: TestProcess
let killed: Pool
let heard: string[]
let stopHearing: () => Promise<void>
beforeAll(async () => {
  shop = await openTestShop()
  other = await openProcess(shop)
  killed = connect(shop.url, { connections: 2 })
})
beforeEach(async () => {
  heard = []
  const listening = await killed.listen('shop_changed', (payload) => void (payload && heard.push(payload)))
  stopHearing = listening.unlisten
})
afterEach(() => stopHearing())
afterAll(async () => {
  await killed.end()
  await other.close()
  await shop.close()
})

const newsOf = ({ id }: MadeProduct) =>
  heard.filter((payload) => payload.split(/[ ,:]/).includes(String(id)) && !payload.includes('product:'))

async function makeProduct(stock: number): Promise<MadeProduct> {
  const product = await createProduct(shop.pool, {
    variants: [
      { hex: '#111111', stock },
      { hex: '#222222', stock },
    ],
  })
  // Notifications arrive in the order of commits: after this one, those of the new product have.
  await killed.notify('shop_changed', `made:${product.id}`)
  await expect.poll(() => heard).toContain(`made:${product.id}`)
  heard.length = 0
  return product
}

const take = ({ variantIds }: MadeProduct, units: number) => [{ variantId: variantIds[0] ?? 0, units: -units }]

const sell = (pool: Pool, product: MadeProduct, units: number) =>
  inTransaction(pool, (tx) => moveStock(tx, take(product, units), 'order', randomUUID()))

/** Sells as a process that is killed between its commit and what follows it. */
const sellAndDie = (product: MadeProduct, units: number) =>
  killed.begin((tx) => moveStock(tx, take(product, units), 'order', randomUUID()))

async function read(process: TestProcess, path: string) {
  const answer = await process.app.inject({ url: `/api/products/${path}` })
  return answer.json()
}

const unitsShown = async (process: TestProcess, { id }: MadeProduct): Promise<number[]> =>
  (await read(process, `${id}/`)).colors.map(({ quantity }: { quantity: number }) => quantity)

const listed = async (process: TestProcess, { categoryId }: MadeProduct): Promise<number[]> =>
  (await read(process, `?category=${categoryId}`)).results[0].colors.map(
    ({ quantity }: { quantity: number }) => quantity,
  )

describe('a colour that is sold out', () => {
  test('shows in every process, on its page and in lists', async () => {
    const product = await makeProduct(1)
    for (const process of [shop, other]) {
      expect(await unitsShown(process, product)).toEqual([1, 1])
      expect(await listed(process, product)).toEqual([1, 1])
    }
    await sell(shop.pool, product, 1)
    for (const process of [shop, other]) {
      await expect.poll(() => unitsShown(process, product)).toEqual([0, 1])
      await expect.poll(() => listed(process, product)).toEqual([0, 1])
    }
    expect(newsOf(product)).toEqual([`catalog listed:${product.id}`])
  })

  test('shows although the process that sold it was killed right after its commit', async () => {
    const product = await makeProduct(1)
    expect(await unitsShown(other, product)).toEqual([1, 1])
    await sellAndDie(product, 1)
    await expect.poll(() => unitsShown(other, product)).toEqual([0, 1])
  })
})

describe('a count that changes', () => {
  test('is told once for ten sales, and drops the answer that promises it, no list', async () => {
    const product = await makeProduct(20)
    expect(await unitsShown(other, product)).toEqual([20, 20])
    expect(await listed(other, product)).toEqual([20, 20])
    // All in one transaction's time, so that a slow machine cannot spread them over two bundles.
    await inTransaction(shop.pool, async (tx) => {
      for (let sold = 0; sold < 10; sold += 1) await moveStock(tx, take(product, 1), 'order', randomUUID())
    })
    await expect.poll(() => newsOf(product)).toEqual([`count:${product.id}`])
    await expect.poll(() => unitsShown(other, product)).toEqual([10, 20])
    // The list is the one of before: only its availability is promised.
    expect(await listed(other, product)).toEqual([20, 20])
    expect(newsOf(product)).toEqual([`count:${product.id}`])
    expect(await shop.pool`select from stock_news where product_id = ${product.id}`).toHaveLength(0)
  })

  test('is told although the process that sold was killed right after its commit', async () => {
    const product = await makeProduct(20)
    expect(await unitsShown(other, product)).toEqual([20, 20])
    await sellAndDie(product, 2)
    await expect.poll(() => unitsShown(other, product)).toEqual([18, 20])
  })
})

describe('without a process that publishes', () => {
  let database: TestDatabase
  let pool: Pool
  let product: MadeProduct
  const told: string[] = []
  beforeEach(async () => {
    database = await createTestDatabase()
    pool = connect(database.url, { connections: 4 })
    product = await createProduct(pool, { variants: [{ stock: 12 }] })
    await pool.listen('shop_changed', (payload) => void told.push(payload))
    told.length = 0
  })
  afterEach(async () => {
    await pool.end()
    await database.drop()
  })

  const hearAll = async () => {
    await pool.notify('shop_changed', 'marker')
    await expect.poll(() => told.at(-1)).toBe('marker')
    return told.splice(0).slice(0, -1)
  }

  test('the transaction of a sale notifies nobody, also when it sells out', async () => {
    for (const units of [2, 10]) await pool.begin((tx) => moveStock(tx, take(product, units), 'order', randomUUID()))
    expect(await hearAll()).toEqual([])
    const news = await pool`select is_availability from stock_news order by id`
    expect(news.map(({ isAvailability }) => isAvailability)).toEqual([false, true])
  })

  test('ten sales are one notification, which waits, whoever publishes it', async () => {
    for (let sold = 0; sold < 10; sold += 1)
      await pool.begin((tx) => moveStock(tx, take(product, 1), 'order', randomUUID()))
    await pool`update stock_news set created_at = now()`
    await publishStockNews(pool)
    expect(await hearAll()).toEqual([])
    await pool`update stock_news set created_at = now() - interval '1 second'`
    await Promise.all([publishStockNews(pool), publishStockNews(pool), publishStockNews(pool)])
    expect(await hearAll()).toEqual([`count:${product.id}`])
    expect(await pool`select from stock_news`).toHaveLength(0)
  })
})

test('many sales that several processes tell at once are one notification', async () => {
  const product = await makeProduct(20)
  for (let round = 1; round <= 10; round += 1) {
    await shop.pool`
      insert into stock_news (product_id, is_availability, created_at)
      select ${product.id}, false, now() - interval '1 second' from generate_series(1, 2000)`
    await Promise.all([shop.pool, killed, shop.pool, killed].map(publishStockNews))
    await expect.poll(() => newsOf(product)).toHaveLength(round)
  }
  await killed.notify('shop_changed', 'end')
  await expect.poll(() => heard).toContain('end')
  expect(newsOf(product)).toEqual(Array(10).fill(`count:${product.id}`))
})

test('stock that staff count is told in its own transaction', async () => {
  const product = await makeProduct(20)
  await moveStock(killed, [{ variantId: product.variantIds[1] ?? 0, units: -3 }], 'correction', null)
  await expect.poll(() => newsOf(product)).toEqual([`count:${product.id}`])
  await moveStock(killed, [{ variantId: product.variantIds[1] ?? 0, units: -17 }], 'correction', null)
  await expect.poll(() => newsOf(product)).toContain(`catalog listed:${product.id}`)
})

test('news of a sale that is rolled back are not told', async () => {
  const product = await makeProduct(1)
  const refused = inTransaction(shop.pool, async (tx) => {
    await moveStock(tx, take(product, 1), 'order', randomUUID())
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  await sell(shop.pool, await makeProduct(1), 1)
  expect(newsOf(product)).toEqual([])
})
