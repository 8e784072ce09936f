import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '../../test/account-shop.ts'
import { createUser, nextPhone, signIn } from '../../test/accounts.ts'
import { testConfig } from '../../test/app.ts'
import { createProduct, goodCheckout } from '../../test/factories.ts'
import { fillDemoAccounts } from '../modules/users/index.ts'
import { runHousekeeping } from './housekeeping.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const hours = (count: number) => new Date(shop.clock.now.getTime() + count * 3_600_000)
async function rowsLeft(): Promise<Record<string, number>> {
  const tables = ['one_time_codes', 'registrations', 'sessions', 'rate_limits', 'messages']
  const counts = await Promise.all(tables.map((table) => shop.pool`select from ${shop.pool(table)}`))
  return Object.fromEntries(tables.map((table, index) => [table, counts[index]?.length ?? 0]))
}

test('deletes expired rows, and none before they expire', async () => {
  const user = await createUser(shop.pool)
  const phone = nextPhone()
  await shop.register(phone)
  await shop.requestCode(phone)
  await signIn(shop.app, user)
  const waiting = { id: randomUUID(), sealed: 'x', createdAt: hours(0), expiresAt: hours(1) }
  await shop.pool`insert into messages ${shop.pool(waiting)}`
  await expect.poll(async () => (await shop.pool`select from messages where status = 'sent'`).length).toBe(1)
  await runHousekeeping(shop.pool, hours(0))
  expect(await rowsLeft()).toMatchObject({ one_time_codes: 1, registrations: 1, sessions: 1, messages: 2 })
  await runHousekeeping(shop.pool, hours(2))
  expect(await rowsLeft()).toMatchObject({ one_time_codes: 0, registrations: 0, sessions: 1, messages: 2 })
  const [late] = await shop.pool`select status, sealed from messages where id = ${waiting.id}`
  expect(late).toEqual({ status: 'failed', sealed: null })
  await runHousekeeping(shop.pool, hours(25))
  expect(await rowsLeft()).toMatchObject({ sessions: 1, rate_limits: 0 })
  await runHousekeeping(shop.pool, hours(31 * 24))
  expect(await rowsLeft()).toEqual({ one_time_codes: 0, registrations: 0, sessions: 0, rate_limits: 0, messages: 0 })
})

test('a guest’s cart is deleted after 90 days, a user’s never', async () => {
  const user = await createUser(shop.pool)
  const ages = [89, 91].map((age) => ({ sessionKey: randomUUID(), updatedAt: hours(-age * 24) }))
  await shop.pool`insert into carts ${shop.pool(ages)}`
  await shop.pool`insert into carts (user_id, updated_at) values (${user.id}, ${hours(-91 * 24)})`
  await runHousekeeping(shop.pool, hours(0))
  const left = await shop.pool<{ userId: number | null; sessionKey: string | null }[]>`
    select user_id, session_key from carts order by user_id nulls first`
  expect(left).toEqual([
    { userId: null, sessionKey: ages[0]?.sessionKey },
    { userId: user.id, sessionKey: null },
  ])
})

test('stored answers of idempotent requests are deleted after a week, counted searches after 90 days', async () => {
  const answers = [6, 8].map((age) => ({
    owner: 'x',
    key: `${age} days`,
    requestHash: '',
    createdAt: hours(-age * 24),
  }))
  await shop.pool`insert into idempotent_answers ${shop.pool(answers)}`
  const searches = [89, 92].map((age) => ({
    day: hours(-age * 24)
      .toISOString()
      .slice(0, 10),
    query: `${age} days`,
    typed: '',
    count: 1,
  }))
  await shop.pool`insert into searches ${shop.pool(searches)}`
  await runHousekeeping(shop.pool, hours(0))
  expect(await shop.pool`select key from idempotent_answers where owner = 'x'`).toEqual([{ key: '6 days' }])
  expect(await shop.pool`select query from searches`).toEqual([{ query: '89 days' }])
})

test('a session of staff ends after a day, of a shopper after a year, however often it is used', async () => {
  const [shopper, member] = [await createUser(shop.pool), await createUser(shop.pool, { role: 'orders' })]
  const sessionOf = (userId: number, age: number) => ({
    id: randomUUID(),
    userId,
    device: `${age} hours`,
    tokenHash: randomUUID(),
    createdAt: hours(-age),
    lastUsedAt: hours(0),
  })
  const year = 365 * 24
  const made = [
    sessionOf(shopper.id, year - 1),
    sessionOf(shopper.id, year + 1),
    sessionOf(member.id, 23),
    sessionOf(member.id, 25),
  ]
  await shop.pool`insert into sessions ${shop.pool(made)}`
  await runHousekeeping(shop.pool, hours(0))
  const ids = made.map(({ id }) => id)
  expect(await shop.pool`select device from sessions where id = any (${ids}::uuid[]) order by created_at desc`).toEqual(
    [{ device: '23 hours' }, { device: `${year - 1} hours` }],
  )
})

test('after five years nothing is left that staff wrote about money of no order', async () => {
  const { id: actorId } = await createUser(shop.pool, { role: 'orders' })
  for (const years of [4, 6]) {
    await shop.pool`
      with sheet as (insert into settlements (actor_id, created_at) values (${actorId}, now()) returning id)
      insert into settlement_clearings (settlement_id, unmatched_rows, unmatched_piastres, actor_id, reason, created_at)
      select id, 1, 0, ${actorId}, 'Mona called', ${hours(-years * 365.25 * 24)} from sheet`
    await shop.pool`
      with news as (
        insert into payment_events (provider, provider_order_id, transaction_id, outcome, success, pending, is_voided, is_refunded,
          amount_piastres, refunded_piastres, currency, source, created_at)
        values ('paymob', '1', ${String(years)}, 'paid', true, false, false, false, 100, 0, 'EGP', 'callback', now()) returning id)
      insert into payment_problems (event_id, reason, created_at, dealt_with_at, note)
      select id, 'unknown_payment', now(), ${hours(-years * 365.25 * 24)}, 'Mona called' from news`
  }
  await runHousekeeping(shop.pool, hours(0))
  expect(await shop.pool`select note from payment_problems order by dealt_with_at`).toEqual([
    { note: '' },
    { note: 'Mona called' },
  ])
  expect(await shop.pool`select reason from settlement_clearings order by created_at`).toEqual([
    { reason: '' },
    { reason: 'Mona called' },
  ])
})

test('after five years a finished order has no personal data, and its amounts remain', async () => {
  const product = await createProduct(shop.pool)
  const order = async (years: number, status: string) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/buy-now/?session_key=${randomUUID()}`,
      headers: { 'idempotency-key': randomUUID() },
      payload: { ...goodCheckout, product_id: product.id },
    })
    const { id } = answer.json().order
    await shop.pool`
      update orders set status = ${status}, created_at = ${hours(-years * 365.25 * 24)} where id = ${id}`
    return id
  }
  const [old, open, young] = [await order(6, 'delivered'), await order(6, 'processing'), await order(4, 'delivered')]
  await runHousekeeping(shop.pool, hours(0))
  const rows = await shop.pool<{ id: string; phone: string; address: string; total: number }[]>`
    select id, phone, address, total_piastres as total from orders where id = any (${[old, open, young]}::uuid[])`
  const found = Object.fromEntries(rows.map(({ id, ...row }) => [id, row]))
  expect(found[old]).toEqual({ phone: '', address: '', total: found[young]?.total })
  expect([found[open]?.phone, found[young]?.phone]).toEqual(['+201012345678', '+201012345678'])
})

test('a second factor that was begun waits a day for its first code; one that is on stays', async () => {
  const hire = () => createUser(shop.pool, { role: 'support' })
  const [young, old, on] = [await hire(), await hire(), await hire()]
  const begun = { sealedSecret: 'x', createdAt: hours(0) }
  const factors = [
    { ...begun, userId: young.id, createdAt: hours(2) },
    { ...begun, userId: old.id },
    { ...begun, userId: on.id, confirmedAt: hours(0), lastStep: 1 },
  ].map((factor) => ({ confirmedAt: null, lastStep: null, ...factor }))
  await shop.pool`insert into second_factors ${shop.pool(factors)}`
  const left = async (now: Date) => {
    await runHousekeeping(shop.pool, now)
    return (await shop.pool`select user_id from second_factors order by user_id`).map(({ userId }) => userId)
  }
  expect(await left(hours(23))).toEqual([young.id, old.id, on.id])
  expect(await left(hours(25))).toEqual([young.id, on.id])
})

test('the demo has its accounts, once, and leaves one that is there as it is', async () => {
  await Promise.all([fillDemoAccounts(shop.pool), fillDemoAccounts(shop.pool)])
  shop.clock.pass(1)
  await signIn(shop.app, { phone: '01000000001', password: 'nawwar-admin-1' })
  const { access } = await signIn(shop.app, { phone: '01000000002', password: 'nawwar-shopper-1' })
  const { body } = await shop.profile(access)
  expect(body).toMatchObject({ role: 'shopper', is_phone_verified: true, phone: '+201000000002' })
  await shop.pool`update users set role = 'support' where phone = '+201000000002'`
  await fillDemoAccounts(shop.pool)
  expect(await shop.pool`select role from users where phone like '+20100000000%' order by phone`).toEqual([
    { role: 'admin' },
    { role: 'support' },
  ])
})

test('the shop sends so many codes an hour and no more, and says so in the log', async () => {
  const lines: string[] = []
  const small = await openAccountShop({
    logSink: { write: (line) => void lines.push(line) },
    config: { limits: { ...testConfig.limits, codesPerHour: 3 } },
  })
  const ask = async () => (await small.requestCode(nextPhone())).status
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
  expect(lines.join('')).toContain('accounts: no more codes are sent this hour')
  await small.close()
})
