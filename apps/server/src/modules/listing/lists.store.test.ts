import { productOrderings } from '@shop/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/app.ts'
import { backdatePrices, createCategory, createProduct, type MadeProduct, runOffer } from '../../../test/factories.ts'
import { createFact, setFact } from '../../../test/facts.ts'
import { waitForLockWaits, whileHeld } from '../../../test/lock-waits.ts'
import { connect, type Db } from '../../database/client.ts'
import { openCatalogMemory } from '../catalog/index.ts'
import { moveStock } from '../inventory/index.ts'
import { wordsOfProduct } from '../search/index.ts'
import { countFacets } from './facets.rules.ts'
import { pageOfList } from './list-page.rules.ts'
import type { Lists } from './lists.types.ts'
import { narrowList } from './narrow-list.rules.ts'

let shop: TestShop
beforeEach(async () => {
  // Enough connections that no query queues behind one that waits for a lock.
  shop = await openTestShop({ connections: 10 })
})
afterEach(() => shop.close())

const warnings: string[] = []
const reloads: string[] = []
const events = {
  log: { warn: (_facts: object, text: string) => void warnings.push(text) },
  onReload: () => void reloads.push('reloaded'),
}

/** Everything that lists show. */
function describeLists(lists: Lists) {
  const list = narrowList(lists, {})
  const pages = [undefined, ...productOrderings].map((ordering) =>
    pageOfList(lists.index, list.all, { offset: 0, limit: 100 }, ordering),
  )
  const facets = [{}, { isInStock: true as const }].map((filter) =>
    countFacets(lists, narrowList(lists, filter), filter),
  )
  return { pages, facets }
}

const describeCurrent = () => shop.deps.lists.use(describeLists)
const describeAnew = () =>
  openCatalogMemory({ pool: shop.pool, words: wordsOfProduct }, events).lists.use(describeLists)
const idsNow = async () => (await describeCurrent()).pages[0]

const twoColors = [
  { hex: '#111111', nameEn: 'Black', stock: 2 },
  { hex: '#eeeeee', nameEn: 'Snow', stock: 2 },
]

test('lists that follow the changes are those that are read anew', async () => {
  const shelf = await createCategory(shop.pool)
  const other = await createCategory(shop.pool)
  const products: MadeProduct[] = []
  for (const sortOrder of [3, 1, 2]) {
    products.push(await createProduct(shop.pool, { categoryId: shelf, sortOrder, variants: twoColors }))
  }
  const [first, second, third] = products as [MadeProduct, MadeProduct, MadeProduct]
  await describeCurrent()
  const changes: ((db: Db) => Promise<unknown>)[] = [
    (db) =>
      createProduct(db, {
        categoryId: other,
        offer: { kind: 'percent', value: 1000 },
        variants: [{ hex: '#abcdef', nameEn: 'Sky' }],
      }),
    (db) => db`update variants set regular_price_piastres = 77 where product_id = ${first.id}`,
    async (db) => {
      await backdatePrices(db, second.variantIds)
      await runOffer(db, { targetIds: [second.id], kind: 'percent', value: 2000 })
    },
    (db) => moveStock(db, [{ variantId: second.variantIds[0] ?? 0, units: -2 }], 'correction', null),
    (db) =>
      db`update products set is_best_seller = true, is_featured = true, brand = 'Volt', sort_order = 9 where id = ${third.id}`,
    (db) => db`update products set category_id = ${other} where id = ${first.id}`,
    (db) => db`update products set is_active = false where id = ${second.id}`,
    (db) => db`update products set is_active = true where id = ${second.id}`,
    (db) => db`update categories set is_active = false where id = ${other}`,
    (db) => db`update categories set is_active = true, name_en = 'Renamed', sort_order = -1 where id = ${other}`,
    async (db) => {
      await db`update variants set name_en = 'Coal' where id = ${first.variantIds[0] ?? 0}`
      await db`update products set version = version + 1 where id = ${first.id}`
    },
    (db) => db`update variants set is_active = false where id = ${third.variantIds[1] ?? 0}`,
    (db) => runOffer(db, { scope: 'categories', targetIds: [shelf, other], kind: 'percent', value: 5000, priority: 1 }),
  ]
  for (const change of changes) {
    const before = await describeAnew()
    await change(shop.pool)
    const after = await describeAnew()
    expect(after, change.toString()).not.toEqual(before)
    await expect.poll(describeCurrent).toEqual(after)
  }
})

test('a change of more products than one notification holds is followed', async () => {
  const category = await createCategory(shop.pool)
  await shop.pool`
    insert into products (sku, category_id, brand, name_en, name_ar)
    select 'M-' || n, ${category}, 'Nawwar', 'Mixer ' || n, 'خلاط ' || n from generate_series(1, 1000) n`
  await describeCurrent()
  await shop.pool`insert into variants (product_id, regular_price_piastres) select id, 5000 + id from products`
  await expect.poll(async () => shop.deps.lists.products).toBe(1000)
  expect(await describeCurrent()).toEqual(await describeAnew())
})

test('lists that are asked for after a change was noted show it, though an older change is being read', async () => {
  const first = await createProduct(shop.pool)
  const second = await createProduct(shop.pool)
  const memory = openCatalogMemory({ pool: shop.pool, words: wordsOfProduct }, events)
  const sort = (lists: Lists) => pageOfList(lists.index, narrowList(lists, {}).all, { offset: 0, limit: 9 })
  expect(await memory.lists.use(sort)).toEqual([first.id, second.id])
  const other = connect(shop.url, { connections: 1 })
  let late: Promise<number[]> | undefined
  await other.begin(async (transaction) => {
    await transaction`lock table products in access exclusive mode`
    expect(memory.note(['catalog', `listed:${first.id}`])).toEqual(['catalog'])
    // The store is reading the first product now, and waits for the lock.
    await waitForLockWaits(shop.pool, 1)
    await transaction`update products set sort_order = -1 where id = ${second.id}`
    memory.note([`listed:${second.id}`])
    late = memory.lists.use(sort)
  })
  expect(await late).toEqual([second.id, first.id])
  await other.end()
})

test('what could not be read is read when the lists are asked for again', async () => {
  const { id } = await createProduct(shop.pool)
  const pool = connect(shop.url, { connections: 1 })
  const memory = openCatalogMemory({ pool, words: wordsOfProduct }, events)
  await memory.lists.use(describeLists)
  await shop.pool`update products set is_active = false where id = ${id}`
  await shop.pool`alter table products rename to products_away`
  memory.note([`listed:${id}`])
  await expect(memory.lists.use(describeLists)).rejects.toThrow('products')
  await expect.poll(() => warnings).toContain('lists: a change could not be read')
  await shop.pool`alter table products_away rename to products`
  expect(await memory.lists.use(({ index }) => index.positionOf(id))).toBeUndefined()
  await pool.end()
})

test('once a lost connection listens again all products are read anew', async () => {
  // The lists are read before there are products, so that products come by notifications alone.
  expect(await idsNow()).toEqual([])
  const { id } = await createProduct(shop.pool)
  // Notifications arrive in order: once the second product is listed, all those of the first have arrived.
  const second = await createProduct(shop.pool)
  await expect.poll(idsNow).toEqual([id, second.id])
  // This change sends no notification.
  await shop.pool.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`
    await transaction`update products set is_active = false where id = ${id}`
  })
  expect(await idsNow()).toContain(id)
  await shop.pool`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`
  await expect.poll(idsNow).not.toContain(id)
})

test('while all products are read anew the lists before go on answering, with what changes meanwhile', async () => {
  const missed = await createProduct(shop.pool)
  const heard = await createProduct(shop.pool)
  const memory = openCatalogMemory({ pool: shop.pool, words: wordsOfProduct }, events)
  const idsOf = () => memory.lists.use((lists) => describeLists(lists).pages[0])
  expect(await idsOf()).toEqual([missed.id, heard.id])
  reloads.length = 0
  await shop.pool`update products set is_active = false where id = ${missed.id}`
  const hold = (tx: Db) => tx`lock table variants in access exclusive mode`
  await whileHeld(shop.pool, hold, async () => {
    memory.noteAll()
    // The names of colours are read last.
    await waitForLockWaits(shop.pool, 1)
    expect(await idsOf()).toEqual([missed.id, heard.id])
    await shop.pool`update products set sort_order = -1 where id = ${heard.id}`
    memory.note([`listed:${heard.id}`])
    expect(await idsOf()).toEqual([heard.id, missed.id])
    await shop.pool`update products set sort_order = 1000 where id = ${heard.id}`
    memory.note([`listed:${heard.id}`])
    expect(await idsOf()).toEqual([missed.id, heard.id])
  })
  await expect.poll(() => reloads).toEqual(['reloaded'])
  expect(await idsOf()).toEqual([heard.id])
})

test('a fact that lists are narrowed by from now on is offered once all products are read anew, and once only', async () => {
  const power = await createFact(shop.pool, { key: 'power_w', unit: 'W' })
  for (const number of [900, 2000]) await setFact(shop.pool, (await createProduct(shop.pool)).id, power, { number })
  const memory = openCatalogMemory({ pool: shop.pool, words: wordsOfProduct }, events)
  const keysOf = () =>
    memory.lists.use((lists) => countFacets(lists, narrowList(lists, {}), {}).facts.map(({ fact }) => fact.key))
  expect(await keysOf()).toEqual([])
  reloads.length = 0
  await shop.pool`update facts set in_facets = true where id = ${power}`
  await whileHeld(
    shop.pool,
    (tx) => tx`lock table variants in access exclusive mode`,
    async () => {
      memory.note(['list_definitions'])
      await waitForLockWaits(shop.pool, 1)
      memory.note(['list_definitions'])
      expect(await keysOf()).toEqual([])
    },
  )
  await expect.poll(keysOf).toEqual(['power_w'])
  expect(reloads).toEqual(['reloaded'])
})

test('products that could not be read anew are read when the lists are asked for again', async () => {
  const { id } = await createProduct(shop.pool)
  const pool = connect(shop.url, { connections: 2 })
  const memory = openCatalogMemory({ pool, words: wordsOfProduct }, events)
  expect(await memory.lists.use(({ index }) => index.positionOf(id))).toBeDefined()
  await shop.pool`update products set is_active = false where id = ${id}`
  await shop.pool`alter table products rename to products_away`
  memory.noteAll()
  await expect.poll(() => warnings).toContain('lists: the products could not be read anew')
  await shop.pool`alter table products_away rename to products`
  await expect.poll(() => memory.lists.use(({ index }) => index.positionOf(id))).toBeUndefined()
  await pool.end()
})

test('once all products are read anew, the answers made of the lists before are dropped', async () => {
  await shop.deps.lists.use(describeLists)
  const before = shop.app.sharedAnswers.lastDropOf('catalog')
  shop.deps.lists.noteAll()
  await expect.poll(() => shop.app.sharedAnswers.lastDropOf('catalog')).toBeGreaterThan(before)
})

test('neither a promise nor the lists themselves leave the lists, by type', async () => {
  const { lists } = shop.deps
  // @ts-expect-error after an `await` the lists may have changed
  await lists.use(async ({ index }) => index.size)
  // @ts-expect-error and so may they later
  await lists.use((current) => current)
  expect(await lists.use(({ index }) => index.size)).toBe(0)
})
