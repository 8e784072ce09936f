import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callFrom } from '../test/call-from.ts'
import { createCategory, createProduct, goodCheckout } from '../test/factories.ts'
import { recordFigures } from '../test/long-run.ts'
import { percentile } from './crowd.ts'
import { hostileKinds, sendHostile } from './hostile-clients.ts'
import { openTopology, type Topology } from './topology.ts'
import { waitSeconds } from './wait-seconds.ts'

/** Ninety clients of each kind that costs much, and one shopper beside them. */
let topology: Topology
let productId: number
beforeAll(async () => {
  topology = await openTopology()
  const categoryId = await createCategory(topology.pool)
  for (let made = 0; made < 60; made += 1)
    productId = (await createProduct(topology.pool, { categoryId, variants: [{ price: 30_000, stock: 100_000 }] })).id
})
afterAll(() => topology.close())

const clients = 90
const seconds = 12
/** On an otherwise idle machine. */
const max = { purchaseMs: 1500, cachedPageMs: 300, memoryMb: 450 }

/** Reads a cached page and buys, by turns. */
async function shopBeside(origin: string) {
  const call = callFrom(origin, '127.3.0.1')
  const measured = { pages: [] as number[], purchases: [] as number[], memoryMb: 0 }
  await call('/')
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    measured.pages.push(await timed(() => call('/'), 200))
    // Orders of one address are limited: each buyer has a separate address.
    const buyer = callFrom(origin, `127.3.${randomInt(250)}.${randomInt(1, 250)}`)
    const phone = `010${String(randomInt(100_000_000)).padStart(8, '0')}`
    const purchase = {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: { ...goodCheckout, phone, product_id: productId },
    }
    measured.purchases.push(await timed(() => buyer(`/api/orders/buy-now/?session_key=${randomUUID()}`, purchase), 201))
    measured.memoryMb = Math.max(measured.memoryMb, ...topology.shops.map((shop) => shop.readMemoryMb()))
    await waitSeconds(0.1)
  }
  return measured
}

async function timed(ask: () => Promise<{ status: number; text: string }>, expected: number): Promise<number> {
  const start = performance.now()
  const { status, text } = await ask()
  expect({ status, text: status === expected ? '' : text }).toEqual({ status: expected, text: '' })
  return performance.now() - start
}

const ways = [
  ['straight to one process', () => `http://127.0.0.1:${topology.shops[0]?.port}`],
  ['through nginx to two processes', () => topology.origin],
] as const

describe.each(ways)('%s', (way, findOrigin) => {
  test.each(hostileKinds)('a shopper buys and reads beside 90 clients: %s', async (kind) => {
    const origin = findOrigin()
    await callFrom(origin, '127.3.0.1')('/')
    const hostile = sendHostile(kind, { origin, count: clients })
    const { pages, purchases, memoryMb } = await shopBeside(origin).finally(() => hostile.end())
    const sorted = [pages, purchases].map((millis) => millis.toSorted((a, b) => a - b))
    const [page = [], purchase = []] = sorted
    await recordFigures(`drill: 90 hostile clients ${way}: ${kind}`, {
      'purchases placed': purchase.length,
      'purchase p50 ms': percentile(purchase, 0.5),
      'purchase slowest ms': percentile(purchase, 1),
      'cached page p50 ms': percentile(page, 0.5),
      'cached page slowest ms': percentile(page, 1),
      'memory of a process MB': memoryMb,
      ...Object.fromEntries(Object.entries(hostile.answers).map(([name, count]) => [`hostile answers ${name}`, count])),
    })
    expect(percentile(purchase, 1)).toBeLessThan(max.purchaseMs)
    expect(percentile(page, 1)).toBeLessThan(max.cachedPageMs)
    expect(memoryMb).toBeLessThan(max.memoryMb)
  })
})
