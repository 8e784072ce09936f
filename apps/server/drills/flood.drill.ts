import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProduct } from '../test/factories.ts'
import { recordFigures } from '../test/long-run.ts'
import { percentile, sendCrowd } from './crowd.ts'
import { openTopology, type Topology } from './topology.ts'
import { waitSeconds } from './wait-seconds.ts'

/** More load than the shop can handle, and clients that hold connections open. */
let topology: Topology
let productId: number
beforeAll(async () => {
  topology = await openTopology({ settings: { MAX_WORKLOAD: '30' } })
  productId = (await createProduct(topology.pool, { variants: [{ price: 100_000, stock: 1_000_000 }] })).id
})
afterAll(() => topology.close())

/** How long one shopper's order takes in a quiet shop, in milliseconds. */
async function measureQuiet(): Promise<number> {
  const crowd = sendCrowd(topology.call, { shoppers: 1, productId })
  await waitSeconds(3)
  return percentile((await crowd.end()).millis, 0.5)
}

test('a flood is refused early, accepted orders stay fast, and the shop has recovered five seconds later', async () => {
  const quietBefore = await measureQuiet()
  const crowd = sendCrowd(topology.call, { shoppers: 400, productId })
  await waitSeconds(10)
  const { answers, millis, orders } = await crowd.end()
  expect(answers['503'] ?? 0).toBeGreaterThan(0)
  const refusal = await refuseOnce()
  await waitSeconds(5)
  const quietAfter = await measureQuiet()
  const [sums] = await topology.pool<{ orders: number }[]>`select count(*)::integer as orders from orders`
  expect(sums?.orders).toBeGreaterThanOrEqual(orders.length)
  await recordFigures('drill: flood of 400 shoppers', {
    'orders placed': orders.length,
    'answers 503': answers['503'] ?? 0,
    'order p99 ms': percentile(millis, 0.99),
    'quiet order before, ms': quietBefore,
    'quiet order five seconds after, ms': quietAfter,
  })
  expect(refusal).toBe(true)
})

/** Whether a refusal says when to come again. */
async function refuseOnce(): Promise<boolean> {
  const calls = Array.from({ length: 300 }, (_, index) =>
    topology.call(`/api/products/?page_size=50&search=drill${index}`),
  )
  const answers = await Promise.all(calls)
  const refused = answers.filter(({ status }) => status === 503)
  return refused.length === 0 || refused.every(({ headers }) => headers['retry-after'] === '2')
}

test('five hundred half-open connections delay no other client', async () => {
  const port = topology.shops[0]?.port ?? 0
  const sockets = Array.from({ length: 500 }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    socket.write(
      'POST /api/orders/buy-now/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
    )
  }
  const crowd = sendCrowd(topology.call, { shoppers: 5, productId })
  await waitSeconds(5)
  const { orders, answers } = await crowd.end()
  for (const socket of sockets) socket.destroy()
  expect(Object.keys(answers)).toEqual(['201'])
  await recordFigures('drill: 500 half-open connections', { 'orders placed meanwhile': orders.length })
})

test('a silent message provider delays no order', async () => {
  topology.sms.behaveAs(...Array<'silent'>(200).fill('silent'))
  const crowd = sendCrowd(topology.call, { shoppers: 5, productId })
  await waitSeconds(5)
  const { orders, answers, millis } = await crowd.end()
  expect(Object.keys(answers)).toEqual(['201'])
  await recordFigures('drill: messages go nowhere', {
    'orders placed meanwhile': orders.length,
    'order p99 ms': percentile(millis, 0.99),
  })
})
