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

/** The figures of one moment, by lines such as `orders_open{status="processing"}`; 0 where there is none. */
async function figures(...lines: string[]): Promise<number[]> {
  const found = (await (await fetch(shop.metricsUrl ?? '')).text()).split('\n')
  return lines.map((line) =>
    Number(
      found
        .find((text) => text.startsWith(`nawwar_${line} `))
        ?.split(' ')
        .at(-1) ?? 0,
    ),
  )
}

/** Waits for a figure: one that the database gave too late is left out. */
const expectFigure = (line: string, value: number) => expect.poll(() => figures(line)).toEqual([value])

test('orders, payments and messages are counted', async () => {
  await expectFigure('orders_placed_last_hour{method="card"}', 0)
  const order = await shop.placeOrder()
  await expectFigure('orders_placed_last_hour{method="card"}', 1)
  await expectFigure('orders_open{status="pending_payment"}', 1)
  await expectFigure('payments_pending', 1)
  await expectFigure('outgoing_duration_seconds_count{to="paymob",outcome="2xx"}', 1)
  await shop.settle(order, 'paid')
  await expectFigure('payments_pending', 0)
  await expectFigure('orders_open{status="processing"}', 1)
  await expectFigure('messages_last_hour{status="sent"}', 2)
  await expectFigure('outgoing_duration_seconds_count{to="messages",outcome="2xx"}', 2)
})

test('a provider of payments that is broken or away shows, and so do the calls that failed by it', async () => {
  const product = await createProduct(shop.pool)
  for (const how of [{ status: 502, body: {} }, 'dropped'] as const) {
    shop.paymob.spoil('/v1/intention/', how)
    const { status, body } = await shop.buy(product.id)
    expect([status, body.code]).toEqual([502, 'payment_provider_failed'])
  }
  await expectFigure('outgoing_duration_seconds_count{to="paymob",outcome="5xx"}', 1)
  await expectFigure('outgoing_duration_seconds_count{to="paymob",outcome="none"}', 1)
  const failed = 'request_duration_seconds_count{method="POST",route="/api/orders/buy-now/",status="502"}'
  await expectFigure(failed, 2)
})

const waiting = 'messages_last_hour{status="waiting"}'

test('messages that wait for their provider, and those that it refuses, show', async () => {
  await expectFigure(waiting, 0)
  // It stays so until the figures were seen.
  sms.behaveAs(...Array<'broken'>(8).fill('broken'))
  await shop.buy((await createProduct(shop.pool)).id, { payment_method: 'cash' })
  const oldest = 'messages_oldest_waiting_seconds'
  const isWaiting = async () => {
    const [count, seconds = 0] = await figures(waiting, oldest)
    return [count, seconds > 0]
  }
  await expect.poll(isWaiting).toEqual([1, true])
  sms.forgive()
  sms.behaveAs('03')
  await expect.poll(() => figures('messages_last_hour{status="failed"}', oldest)).toEqual([1, 0])
})

test('the moment of the newest backup shows, and that there is none', async () => {
  await expectFigure('backup_last_timestamp_seconds', 0)
  await rememberBackup(shop.pool, new Date('2026-11-20T01:00:00Z'))
  await expectFigure('backup_last_timestamp_seconds', Date.UTC(2026, 10, 20, 1) / 1000)
})

test('unknown methods and addresses create no metrics', async () => {
  const lines = async () => (await (await fetch(shop.metricsUrl ?? '')).text()).match(/^nawwar_request.*_count/gm)
  await shop.call('GET', '/api/nothing-0/')
  const before = (await lines())?.length ?? 0
  for (let asked = 1; asked < 30; asked += 1) await shop.call('GET', `/api/nothing-${asked}/?x=${asked}`)
  expect((await lines())?.length).toBe(before)
})
