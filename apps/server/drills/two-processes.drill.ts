import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProduct } from '../test/factories.ts'
import { recordFigures } from '../test/long-run.ts'
import { checkBooks, countOrders } from './books.ts'
import { type CrowdReport, percentile, sendCrowd } from './crowd.ts'
import { openTopology, type Topology } from './topology.ts'
import { waitSeconds } from './wait-seconds.ts'

/** Two shops behind nginx while people buy: one is killed, both are replaced, the database is changed and restarted. */
let topology: Topology
let productId: number
beforeAll(async () => {
  topology = await openTopology()
  productId = (await createProduct(topology.pool, { variants: [{ price: 100_000, stock }] })).id
})
afterAll(() => topology.close())

const shoppers = 20
const stock = 1_000_000

function figuresOf({ orders, answers, millis }: CrowdReport) {
  const { 201: placed, ...others } = answers
  const broken = Object.values(others).reduce((sum, count) => sum + count, 0)
  return {
    orders: orders.length,
    'answers other than an order': broken,
    'order p50 ms': percentile(millis, 0.5),
    'order p99 ms': percentile(millis, 0.99),
  }
}

test('one of two is killed: no order is lost or duplicated, and only calls in flight fail', async () => {
  const before = await countOrders(topology.pool)
  const crowd = sendCrowd(topology.call, { shoppers, productId })
  await waitSeconds(4)
  await topology.shops[1]?.kill()
  await waitSeconds(4)
  await topology.shops[1]?.start()
  await waitSeconds(4)
  const report = await crowd.end()
  await checkBooks(topology.pool, report.orders, stock)
  expect(await countOrders(topology.pool)).toBe(before + report.orders.length)
  const { 201: placed = 0, ...others } = report.answers
  expect(placed).toBeGreaterThan(100)
  const cut = Object.values(others).reduce((sum, count) => sum + count, 0)
  expect(cut).toBeLessThanOrEqual(shoppers)
  await recordFigures('drill: one of two is killed', figuresOf(report))
})

test('both are replaced in turn while the database gets a new column: no call fails', async () => {
  const before = await countOrders(topology.pool)
  const crowd = sendCrowd(topology.call, { shoppers, productId })
  await waitSeconds(2)
  for (const shop of topology.shops) {
    expect(await shop.stop()).toBe(0)
    await topology.pool`alter table products add column if not exists drill_note text not null default ''`
    await shop.start()
    await waitSeconds(3)
  }
  const report = await crowd.end()
  await checkBooks(topology.pool, report.orders, stock)
  expect(await countOrders(topology.pool)).toBe(before + report.orders.length)
  expect(Object.keys(report.answers)).toEqual(['201'])
  await recordFigures('drill: rolling upgrade', figuresOf(report))
})

test('PostgreSQL is killed and comes back: calls wait or are refused, and then all is as before', async () => {
  const before = await countOrders(topology.pool)
  const crowd = sendCrowd(topology.call, { shoppers, productId })
  await waitSeconds(2)
  await topology.pool`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`
  await waitSeconds(2)
  topology.killDatabase()
  await waitSeconds(6)
  const report = await crowd.end()
  await checkBooks(topology.pool, report.orders, stock)
  expect(await countOrders(topology.pool)).toBe(before + report.orders.length)
  const [first, second] = await Promise.all([topology.call('/readyz'), topology.call('/api/settings/')])
  expect([first.status, second.status]).toEqual([200, 200])
  await recordFigures('drill: PostgreSQL is killed', figuresOf(report))
})
