import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardShop, openCardShop } from '../../test/card-shop.ts'
import { createProduct } from '../../test/factories.ts'
import type { FakeProvider } from '../../test/fakes/provider.ts'
import { startSmsMisr } from '../../test/fakes/sms-misr.ts'
import { rememberBackup } from '../backup/last-backup.repository.ts'

/** The figures of an owner's bad days move when the day is bad. */
let shop: CardShop
let sms: FakeProvider
beforeAll(async () => {
  sms = await startSmsMisr()
  const given = { username: 'u', password: 'p', sender: 's', otpTemplate: null, isLive: false, url: sms.url }
  const metrics = { host: '127.0.0.1', port: 0, folder: '.' }
  shop = await openCardShop({
    config: { metrics, messages: { kind: 'smsmisr', ...given } },
    readClock: () => new Date(),
  })
})
afterAll(async () => {
  await shop.close()
  await sms.stop()
})

/** The figure of a line, such as `orders_open{status="processing"}`; 0 where there is none. */
async function figure(line: string): Promise<number> {
  const text = await (await fetch(shop.metricsUrl ?? '')).text()
  return Number(
    text
      .split('\n')
      .find((found) => found.startsWith(`nawwar_${line} `))
      ?.split(' ')
      .at(-1) ?? 0,
  )
}

test('orders, payments and messages are counted', async () => {
  expect(await figure('orders_placed_last_hour{method="card"}')).toBe(0)
  const order = await shop.placeOrder()
  expect(await figure('orders_placed_last_hour{method="card"}')).toBe(1)
  expect(await figure('orders_open{status="pending_payment"}')).toBe(1)
  expect(await figure('payments_pending')).toBe(1)
  expect(await figure('outgoing_duration_seconds_count{to="paymob",outcome="2xx"}')).toBe(1)
  await shop.settle(order, 'paid')
  expect(await figure('payments_pending')).toBe(0)
  expect(await figure('orders_open{status="processing"}')).toBe(1)
  await expect.poll(() => figure('messages_last_hour{status="sent"}')).toBe(2)
  expect(await figure('outgoing_duration_seconds_count{to="messages",outcome="2xx"}')).toBe(2)
})

test('a provider of payments that is broken or away shows, and so do the calls that failed by it', async () => {
  const product = await createProduct(shop.pool)
  for (const how of [{ status: 502, body: {} }, 'dropped'] as const) {
    shop.paymob.spoil('/v1/intention/', how)
    const { status, body } = await shop.buy(product.id)
    expect([status, body.code]).toEqual([502, 'payment_provider_failed'])
  }
  expect(await figure('outgoing_duration_seconds_count{to="paymob",outcome="5xx"}')).toBe(1)
  expect(await figure('outgoing_duration_seconds_count{to="paymob",outcome="none"}')).toBe(1)
  const failed = 'request_duration_seconds_count{method="POST",route="/api/orders/buy-now/",status="502"}'
  expect(await figure(failed)).toBe(2)
})

test('messages that wait for their provider, and those that it refuses, show', async () => {
  sms.behaveAs('broken', '03')
  await shop.buy((await createProduct(shop.pool)).id, { payment_method: 'cash' })
  await expect.poll(() => figure('messages_oldest_waiting_seconds')).toBeGreaterThan(0)
  expect(await figure('messages_last_hour{status="waiting"}')).toBe(1)
  await expect.poll(() => figure('messages_last_hour{status="failed"}')).toBe(1)
  expect(await figure('messages_oldest_waiting_seconds')).toBe(0)
})

test('the moment of the newest backup shows, and that there is none', async () => {
  expect(await figure('backup_last_timestamp_seconds')).toBe(0)
  await rememberBackup(shop.pool, new Date('2026-11-20T01:00:00Z'))
  expect(await figure('backup_last_timestamp_seconds')).toBe(Date.UTC(2026, 10, 20, 1) / 1000)
})

test('unknown methods and addresses create no metrics', async () => {
  const lines = async () => (await (await fetch(shop.metricsUrl ?? '')).text()).match(/^nawwar_request.*_count/gm)
  await shop.call('GET', '/api/nothing-0/')
  const before = (await lines())?.length ?? 0
  for (let asked = 1; asked < 30; asked += 1) await shop.call('GET', `/api/nothing-${asked}/?x=${asked}`)
  expect((await lines())?.length).toBe(before)
})
