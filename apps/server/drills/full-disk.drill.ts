import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, goodPassword } from '../test/accounts.ts'
import { createProduct } from '../test/factories.ts'
import { recordFigures } from '../test/long-run.ts'
import { photograph } from '../test/pictures.ts'
import { checkBooks, countOrders } from './books.ts'
import { type CrowdReport, sendCrowd } from './crowd.ts'
import { openTopology, type Topology } from './topology.ts'
import { waitSeconds } from './wait-seconds.ts'

/** PostgreSQL and the pictures on one disk, which is really full: nothing is half done, and all goes on when there is room. */
let topology: Topology
let productId: number
let token: string
const stock = 1_000_000
beforeAll(async () => {
  topology = await openTopology({ diskMegabytes: 400 })
  productId = (await createProduct(topology.pool, { variants: [{ price: 100_000, stock }] })).id
  const { phone } = await createUser(topology.pool, { role: 'catalogue' })
  const body = { phone, password: goodPassword }
  token = JSON.parse((await topology.call('/api/users/token/', { method: 'POST', body })).text).access
})
afterAll(() => topology.close())

async function upload(picture: Buffer<ArrayBuffer>): Promise<{ status: number; body: Record<string, string> }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' }
  const url = `http://127.0.0.1:${topology.shops[0]?.port}/api/admin/pictures/`
  const answer = await fetch(url, { method: 'POST', headers, body: picture })
  const body: Record<string, string> = JSON.parse(await answer.text())
  return { status: answer.status, body }
}

const countPictures = async () => (await topology.pool`select count(*)::integer as count from media_assets`)[0]?.count
const isReady = async () => (await topology.call('/readyz').catch(() => null))?.status

async function expectOrders(report: CrowdReport, before: number): Promise<void> {
  await checkBooks(topology.pool, report.orders, stock)
  expect(await countOrders(topology.pool)).toBe(before + report.orders.length)
}

test('orders and pictures are refused in words while there is no room, and taken when there is', async () => {
  const before = await countOrders(topology.pool)
  const picture = await photograph(900, 700).png().toBuffer()
  const stored = await upload(await photograph(640, 480).png().toBuffer())
  const crowd = sendCrowd(topology.call, { shoppers: 5, productId })
  await waitSeconds(2)
  topology.disk?.fill()
  await waitSeconds(5)
  expect(await upload(picture)).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } })
  expect(await readdir(join(topology.folder, 'shop/media/drafts'))).toEqual([])
  expect((await topology.call(`/api/products/${productId}/`)).status).toBe(200)
  expect((await topology.call(`${stored.body.base}/320.webp`)).status).toBe(200)
  const refused = crowd.report.answers['503'] ?? 0

  topology.disk?.makeRoom()
  await waitSeconds(3)
  const report = await crowd.end()
  await expectOrders(report, before)
  expect(refused).toBeGreaterThan(0)
  expect(await countPictures()).toBe(1)
  expect((await upload(picture)).status).toBe(201)
  await recordFigures('drill: the disk is full', {
    'orders placed': report.orders.length,
    'orders refused while it was full': refused,
  })
})

test('PostgreSQL dies when its own log has no room, and is back with every order when there is', async () => {
  const before = await countOrders(topology.pool)
  const crowd = sendCrowd(topology.call, { shoppers: 5, productId })
  await waitSeconds(2)
  topology.disk?.fill()
  // Each of these wants a new file of the log: soon there is none to be had, and the server ends itself.
  const exhaust = async () => {
    for (;;) {
      await topology.pool`select pg_logical_emit_message(true, 'drill', 'x'), pg_switch_wal()`
    }
  }
  await expect(exhaust()).rejects.toThrow()
  await waitSeconds(5)
  const refused = (crowd.report.answers['503'] ?? 0) + (crowd.report.answers['502'] ?? 0)
  topology.disk?.makeRoom()
  await expect.poll(isReady, { interval: 500 }).toBe(200)
  await waitSeconds(3)
  const report = await crowd.end()
  await expectOrders(report, before)
  expect(refused).toBeGreaterThan(0)
  await recordFigures('drill: PostgreSQL has no room for its log', {
    'orders placed': report.orders.length,
    'orders refused meanwhile': refused,
  })
})
