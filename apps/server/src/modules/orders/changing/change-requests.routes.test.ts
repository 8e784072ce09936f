import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Call, callApi, createUser, nextPhone, signIn } from '../../../../test/accounts.ts'
import {
  openProcess,
  openTestShop,
  type TestProcess,
  type TestShop,
  testConfig,
  withoutLimits,
} from '../../../../test/app.ts'
import { enterAs, type Member, type PlacedOrder, placeOrder, takeStep } from '../../../../test/back-office.ts'
import { day } from '../../../../test/clock.ts'
import { openOrderLinks } from '../links/order-links.factory.ts'

let shop: TestShop
let neighbour: TestProcess
let clerk: Member
let now = new Date()
beforeAll(async () => {
  shop = await openTestShop({ connections: 12, config: withoutLimits, readClock: () => now })
  neighbour = await openProcess(shop, { config: withoutLimits, readClock: () => now })
  clerk = await enterAs(shop, 'orders', 'Hala')
  // These tests run at any hour.
  await shop.pool`update shop_settings set calls_from = '00:00', calls_to = '24:00'`
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const links = openOrderLinks(testConfig.orderLinks, () => 'http://localhost')
const linkOf = ({ number }: PlacedOrder, createdAt = now) =>
  links.makeToken({ number: Number(number.slice(3)), createdAt })
const ofGuest = ({ accessToken }: PlacedOrder) => `?access_token=${accessToken}`
const byLink = (token: string) => `?link_token=${token}`

function ask(
  order: PlacedOrder,
  text: unknown = 'The white one',
  query = ofGuest(order),
  call: Call = {},
): Promise<Answer> {
  return callApi(shop.app, 'POST', `/api/orders/${order.id}/change-requests/${query}`, { body: { text }, ...call })
}

const readOwn = async (order: PlacedOrder) =>
  (await callApi(shop.app, 'GET', `/api/orders/${order.id}/${ofGuest(order)}`)).body
const readByStaff = async ({ id }: PlacedOrder) => (await clerk.call('GET', `/orders/${id}/`)).body
const record = ({ id }: PlacedOrder, outcome: string) =>
  clerk.call('POST', `/orders/${id}/calls/`, { body: { outcome } })
const countRows = async ({ id }: PlacedOrder) =>
  (await shop.pool`select from order_calls where order_id = ${id} and source = 'shopper'`).length

/** The order as a queue of orders has it; undefined when it is not there. */
async function findInList({ id }: PlacedOrder, view: string) {
  const { body } = await clerk.call('GET', `/orders/?view=${view}&page_size=100`)
  return body.results.find((row: { id: string }) => row.id === id)
}

/** The order as the call queue has it; undefined when it waits for no call. */
async function findInQueue({ id }: PlacedOrder) {
  const { body } = await clerk.call('GET', '/confirmation-calls/?page_size=100')
  return body.results.find((waiting: { id: string }) => waiting.id === id)
}

/** An order that staff have confirmed on the phone. */
async function placeConfirmed(): Promise<PlacedOrder> {
  const order = await placeOrder(shop)
  expect((await record(order, 'reached')).status).toBe(200)
  return order
}

describe('a shopper asks for a change', () => {
  test('as a guest, and reads it on the order', async () => {
    const order = await placeConfirmed()
    const { status, body } = await ask(order, ' \u200eThe white one,\r\nand only one\u202e ')
    expect(status, JSON.stringify(body)).toBe(201)
    const request = { text: 'The white one,\nand only one', at: now.toISOString() }
    expect(body).toEqual(request)
    expect((await readOwn(order)).change_request).toEqual(request)
  })

  test('by the login of the account', async () => {
    const { access } = await signIn(shop.app, await createUser(shop.pool))
    const order = await placeOrder(shop, { token: access })
    expect((await ask(order, 'Two of them', '', { token: access })).status).toBe(201)
    const { body } = await callApi(shop.app, 'GET', `/api/orders/${order.id}/`, { token: access })
    expect(body.change_request).toMatchObject({ text: 'Two of them' })
  })

  test('by the link, which shows that it was asked, and not what was written', async () => {
    const order = await placeOrder(shop)
    const token = linkOf(order)
    const open = () => callApi(shop.app, 'GET', `/api/order-links/${token}/`)
    expect((await open()).body.change_requested_at).toBeNull()
    expect((await ask(order, 'To my sister at 9 Lotus Street', byLink(token))).status).toBe(201)
    const { body } = await open()
    expect(body.change_requested_at).toBe(now.toISOString())
    expect(JSON.stringify(body)).not.toContain('Lotus')
  })

  test('again, which takes the place of the open request; the same text again changes nothing', async () => {
    const order = await placeConfirmed()
    await ask(order, 'The white one')
    pass(5)
    expect((await ask(order, 'The black one')).body.text).toBe('The black one')
    const answer = await ask(order, 'The black one')
    const [first, second] = [new Date(now.getTime() - 5 * 60_000), now].map((moment) => moment.toISOString())
    expect(answer).toMatchObject({ status: 201, body: { text: 'The black one', at: second } })
    expect(await countRows(order)).toBe(2)
    const { change_request, timeline } = await readByStaff(order)
    expect(change_request.text).toBe('The black one')
    const asked = timeline.filter(({ change_request: text }: { change_request: string | null }) => text !== null)
    expect(asked).toMatchObject([
      { at: first, change_request: 'The white one', status: null, actor: null, changed: null },
      { at: second, change_request: 'The black one' },
    ])
  })

  test('at the same time in two tabs, and the newest is what counts', async () => {
    const order = await placeConfirmed()
    const asks = Array.from({ length: 8 }, (_, index) =>
      callApi((index % 2 ? neighbour : shop).app, 'POST', `/api/orders/${order.id}/change-requests/${ofGuest(order)}`, {
        body: { text: `Request ${index % 3}` },
      }),
    )
    expect((await Promise.all(asks)).map(({ status }) => status)).toEqual(asks.map(() => 201))
    const texts = (await readByStaff(order)).calls.slice(1).map(({ note }: { note: string }) => note)
    expect((await readOwn(order)).change_request.text).toBe(texts.at(-1))
    expect(texts.filter((text: string, place: number) => text === texts[place - 1])).toEqual([])
  })
})

describe('a request for a change is refused', () => {
  test('to strangers: without a right, with that of another order, with a bad link', async () => {
    const [mine, theirs] = [await placeOrder(shop), await placeOrder(shop)]
    const { access } = await signIn(shop.app, await createUser(shop.pool))
    const token = linkOf(mine)
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const expired = linkOf(mine, new Date(now.getTime() - 91 * day * 60_000))
    const answers = [
      await ask(mine, 'x', ''),
      await ask(mine, 'x', '', { token: access }),
      await ask(mine, 'x', ofGuest(theirs)),
      await ask(mine, 'x', byLink(linkOf(theirs))),
      await ask(mine, 'x', byLink(altered)),
      await ask(mine, 'x', byLink(expired)),
      await ask(mine, 'x', `${ofGuest(mine)}&link_token=${altered}`),
    ]
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'order_not_found'])
    expect(await countRows(mine)).toBe(0)
  })

  test.each(['pending_payment', 'in_transit', 'returning', 'delivered', 'cancelled', 'returned'])(
    'of an order that is %s',
    async (state) => {
      const order = await placeOrder(shop)
      const payBefore = state === 'pending_payment' ? new Date() : null
      await shop.pool`update orders set status = ${state}, pay_before = ${payBefore} where id = ${order.id}`
      const { status, body } = await ask(order)
      expect([status, body.code, body.details]).toEqual([409, 'order_step_refused', { status: state }])
      expect([await countRows(order), (await readOwn(order)).change_request]).toEqual([0, null])
    },
  )

  test.each(['', ' \u200f\n', 'x'.repeat(501), 7])('without a text of 1 to 500 characters: %j', async (text) => {
    const order = await placeOrder(shop)
    expect((await ask(order, text)).body).toMatchObject({ code: 'validation_failed' })
    expect((await ask(order, 'x'.repeat(500))).status).toBe(201)
  })

  test('after ten on a day', async () => {
    const limited = await openProcess(shop, { readClock: () => now })
    const order = await placeOrder(shop)
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      const path = `/api/orders/${order.id}/change-requests/${ofGuest(order)}`
      statuses.push((await callApi(limited.app, 'POST', path, { body: { text: `Request ${time}` } })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429])
    await limited.close()
  })
})

describe('an order whose shopper asks for a change', () => {
  test('is back in the queue of calls at once, with the text, also when it was confirmed', async () => {
    const order = await placeConfirmed()
    expect(await findInQueue(order)).toBeUndefined()
    await ask(order, 'The white one')
    pass(2)
    expect(await findInQueue(order)).toMatchObject({
      change_request: { text: 'The white one' },
      waiting_minutes: 2,
      call_at: null,
      whatsapp_text: expect.stringContaining('change that you asked for'),
    })
    expect(await readByStaff(order)).toMatchObject({ needs_call: true, change_request: { text: 'The white one' } })
    expect(await findInList(order, 'to_confirm')).toMatchObject({ change_request: { text: 'The white one' } })
  })

  test('is due at once, also where nobody answered a moment ago', async () => {
    const order = await placeOrder(shop)
    await record(order, 'no_answer')
    expect((await findInQueue(order)).call_at).not.toBeNull()
    await ask(order)
    expect((await findInQueue(order)).call_at).toBeNull()
    await record(order, 'no_answer')
    expect((await findInQueue(order)).call_at).toBe(new Date(now.getTime() + 30 * 60_000).toISOString())
    await ask(order, 'The black one')
    expect(await findInQueue(order)).toMatchObject({ call_at: null, change_request: { text: 'The black one' } })
  })

  test('stays there until staff reach the shopper', async () => {
    const order = await placeConfirmed()
    await ask(order)
    for (const outcome of ['no_answer', 'postponed', 'wrong_number']) await record(order, outcome)
    expect((await readOwn(order)).change_request).not.toBeNull()
    expect((await record(order, 'reached')).body).toMatchObject({ needs_call: false, change_request: null })
    expect(await findInQueue(order)).toBeUndefined()
    expect(await findInList(order, 'to_pack')).toMatchObject({ needs_call: false, change_request: null })
    expect((await readOwn(order)).change_request).toBeNull()
  })

  test('has all its tries again', async () => {
    const order = await placeOrder(shop)
    for (let time = 0; time < 3; time += 1) await record(order, 'no_answer')
    expect(await findInQueue(order)).toBeUndefined()
    await ask(order)
    expect(await findInQueue(order)).toMatchObject({ unanswered: 0, last_call: { outcome: 'no_answer' } })
    await record(order, 'no_answer')
    expect(await findInQueue(order)).toMatchObject({ unanswered: 1, change_request: { text: 'The white one' } })
  })

  test('is not confirmed away by a tap on the link', async () => {
    const order = await placeOrder(shop)
    await ask(order)
    expect((await callApi(shop.app, 'POST', `/api/order-links/${linkOf(order)}/confirm/`)).status).toBe(200)
    expect(await findInQueue(order)).toMatchObject({ call_at: null, change_request: { text: 'The white one' } })
  })

  test('is not handed over without a reason', async () => {
    const order = await placeConfirmed()
    await ask(order)
    const refused = await takeStep(clerk, order.id, 'ship', 'processing', { reason: '' })
    expect([refused.status, refused.body.code]).toEqual([409, 'change_not_answered'])
    expect(refused.body.detail).toContain('asked for a change')
    const warehouse = await enterAs(shop, 'warehouse')
    expect((await takeStep(warehouse, order.id, 'ship', 'processing')).body.code).toBe('change_not_answered')
    expect((await takeStep(clerk, order.id, 'ship', 'processing', { reason: 'Agreed by WhatsApp' })).status).toBe(200)
    expect(await readByStaff(order)).toMatchObject({ needs_call: false, change_request: null })
    expect((await readOwn(order)).change_request).toBeNull()
    const [audited] =
      await shop.pool`select after from audit_entries where entity_id = ${order.id} and action = 'shipped'`
    expect(audited?.after).toMatchObject({ change_requested: true })
    expect(audited?.after).not.toHaveProperty('unconfirmed')
  })

  test('beside a hand-over has one winner', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await placeConfirmed()
      const handOver = takeStep(clerk, order.id, 'ship', 'processing', { reason: '' })
      const [asked, shipped] = await Promise.all([ask(order), handOver])
      expect([asked.status, shipped.status]).toEqual(asked.status === 201 ? [201, 409] : [409, 200])
    }
  })
})

test('an export of a person has what they asked for, and an erasure deletes it', async () => {
  const phone = nextPhone()
  const admin = await enterAs(shop, 'admin')
  const order = await placeOrder(shop, { fields: { phone } })
  await ask(order, 'To my sister at 9 Lotus Street')
  const { body } = await admin.call('POST', '/exports/', { body: { phone } })
  const asked = { source: 'shopper', note: 'To my sister at 9 Lotus Street', at: now.toISOString() }
  expect(body.orders).toMatchObject([{ calls: [asked] }])
  await callApi(shop.app, 'POST', `/api/orders/${order.id}/cancel/${ofGuest(order)}`)
  expect((await admin.call('POST', '/erasures/', { body: { phone } })).status).toBe(200)
  expect(await shop.pool`select note from order_calls where order_id = ${order.id}`).toEqual([{ note: '' }])
})
