import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, textsTo } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop, testConfig } from '../../../../test/app.ts'
import { enterAs, type Member, placeOrder, takeStep } from '../../../../test/back-office.ts'
import { day } from '../../../../test/clock.ts'
import { openOrderLinks } from './order-links.factory.ts'

let shop: TestShop
let neighbour: TestProcess
let clerk: Member
let now = new Date()
const lines: string[] = []
beforeAll(async () => {
  const logSink = { write: (line: string) => void lines.push(line) }
  shop = await openTestShop({ connections: 12, readClock: () => now, config: { logLevel: 'info' }, logSink })
  neighbour = await openProcess(shop, { connections: 8, readClock: () => now })
  clerk = await enterAs(shop, 'orders', 'Hala')
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})

const links = openOrderLinks(testConfig.orderLinks, () => 'http://localhost')
const numberOf = (number: string) => Number(number.slice(3))
const open = (token: string, call = {}) => callApi(shop.app, 'GET', `/api/order-links/${token}/`, call)

const act = (token: string, action: 'confirm' | 'cancel', { app } = shop as Pick<TestShop, 'app'>) =>
  callApi(app, 'POST', `/api/order-links/${token}/${action}/`)
const viewByStaff = async (id: string) => (await clerk.call('GET', `/orders/${id}/`)).body

async function placeLinked(fields = {}) {
  const order = await placeOrder(shop, { fields })
  return { ...order, token: links.makeToken({ number: numberOf(order.number), createdAt: now }) }
}

describe('the link of an order', () => {
  test('opens the order on any device, and shows who it is for without saying it', async () => {
    const { number, token } = await placeLinked({ phone: '01012345678', notes: 'Ring twice' })
    const { status, body, headers } = await open(token)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).toMatchObject({
      number,
      status: 'processing',
      customer: { first_name: 'Mona', phone_ending: '678' },
      address: { city: 'Dokki', region: 'Giza' },
      timeline: [{ status: 'processing', failed_delivery: null }],
      amount_due: body.total,
      is_confirmed: false,
      can_confirm: true,
      can_cancel: true,
    })
    const text = JSON.stringify(body)
    for (const hidden of ['12345678', 'Ring twice', 'Salem', '12 Tahrir']) expect(text).not.toContain(hidden)
  })

  test('speaks the language of the request', async () => {
    const { token } = await placeLinked()
    expect((await open(token, { language: 'ar' })).body.address.region).toBe('الجيزة')
  })

  test('changes nothing when it is opened, however often', async () => {
    const { id, token } = await placeLinked()
    const read = async () => [
      await shop.pool`select * from orders where id = ${id}`,
      await shop.pool`select * from order_events where order_id = ${id}`,
      await shop.pool`select * from order_calls where order_id = ${id}`,
    ]
    const before = await read()
    await Promise.all(Array.from({ length: 5 }, () => open(token)))
    expect(await read()).toEqual(before)
  })
})

describe('every message about an order', () => {
  test('carries the same link, and the link opens the order', async () => {
    const phone = '+201055500002'
    const { id, number, token } = await placeLinked({ phone })
    await act(token, 'cancel')
    const texts = await textsTo(shop.app, phone, 2)
    const sent = texts.map((text) => /\nhttp:\/\/localhost\/o\/([\w-]{24})$/.exec(text)?.[1] ?? '')
    expect(sent[0]).toBe(sent[1])
    expect((await open(sent[0] ?? '')).body).toMatchObject({ number, status: 'cancelled' })
    // Staff see the text before they send it, but must not confirm in the name of the shopper.
    const { id: other } = await placeLinked()
    const { step_messages } = await viewByStaff(other)
    for (const text of Object.values(step_messages)) expect(text).toMatch(/\nhttp:\/\/localhost\/o\/…$/)
    expect(JSON.stringify(await viewByStaff(id))).not.toContain(sent[0])
  })
})

describe('a bad link', () => {
  test('O-06: is refused in one way, whatever is wrong with it', async () => {
    const [one, other] = [await placeLinked(), await placeLinked()]
    const erased = await placeLinked()
    await shop.pool`update orders set phone = '' where id = ${erased.id}`
    const foreign = openOrderLinks({ current: 'a key of somebody else, 32 letters', previous: null }, () => '')
    const makeOld = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000)
    const bad = {
      altered: `${one.token.slice(0, -1)}${one.token.endsWith('A') ? 'B' : 'A'}`,
      'of another order': other.token.slice(0, 8) + one.token.slice(8),
      expired: links.makeToken({ number: numberOf(one.number), createdAt: makeOld(91) }),
      'of an unknown order': links.makeToken({ number: 4_000_000_000, createdAt: now }),
      'of an erased person': erased.token,
      'signed by another key': foreign.makeToken({ number: numberOf(one.number), createdAt: now }),
      short: 'x',
      'of strange letters': encodeURIComponent('طلب'),
    }
    const answers = []
    for (const token of Object.values(bad)) {
      const { status, body, headers } = await open(token, { address: '41.9.0.1' })
      const { date: _, 'x-request-id': __, ...others } = headers
      answers.push({ status, body, others })
    }
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('is refused without a look after thirty of one address; good links still open', async () => {
    const { token } = await placeLinked()
    const call = { address: '41.9.0.2' }
    for (let count = 0; count < 30; count += 1) expect((await open('x'.repeat(24), call)).status).toBe(404)
    expect((await open('x'.repeat(24), call)).status).toBe(429)
    expect((await open(token, call)).status).toBe(200)
    expect((await open('x'.repeat(24), { address: '41.9.0.3' })).status).toBe(404)
  })

  test('is in no log, and neither is a good one', async () => {
    const { token } = await placeLinked()
    await open(token)
    shop.app.log.error(new Error(`upstream failed for /o/${token} and /api/order-links/${token}/`))
    expect(lines.join('')).toContain('/o/[token] and /api/order-links/[token]/')
    expect(lines.join('')).not.toContain(token)
  })
})

describe('confirming by the link', () => {
  test('counts as the call that staff make, and takes the order out of their queue', async () => {
    const { id, token } = await placeLinked()
    await clerk.call('POST', `/confirmation-calls/${id}/claims/`)
    expect(await act(token, 'confirm')).toMatchObject({
      status: 200,
      body: { status: 'processing', is_confirmed: true, can_confirm: false, can_cancel: true },
    })
    expect(await viewByStaff(id)).toMatchObject({
      needs_call: false,
      calls: [{ outcome: 'reached', source: 'link', actor: null }],
    })
    expect(await shop.pool`select * from call_claims where order_id = ${id}`).toEqual([])
    // A confirmed order needs no reason to be shipped.
    expect((await takeStep(clerk, id, 'ship', 'processing', { reason: '' })).status).toBe(200)
  })

  test('is done once, however often and from wherever it is asked', async () => {
    const { id, token } = await placeLinked()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => act(token, 'confirm', index % 2 ? neighbour : shop)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await viewByStaff(id)).calls).toHaveLength(1)
  })

  test('beside a colleague who reaches the shopper loses nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, token } = await placeLinked()
      const reach = clerk.call('POST', `/orders/${id}/calls/`, { body: { outcome: 'reached' } })
      const [byLink, byStaff] = await Promise.all([act(token, 'confirm', neighbour), reach])
      expect([byLink.status, byStaff.status]).toEqual([200, 200])
      const { calls, needs_call } = await viewByStaff(id)
      expect(needs_call).toBe(false)
      expect(calls.filter(({ source }: { source: string }) => source === 'staff')).toHaveLength(1)
      expect(calls.length).toBeLessThanOrEqual(2)
    }
  })

  test('is refused for an order that is on its way, cancelled, by card, or of a blocked phone', async () => {
    const shipped = await placeLinked()
    await takeStep(clerk, shipped.id, 'ship', 'processing')
    expect((await act(shipped.token, 'confirm')).body).toMatchObject({ code: 'order_step_refused' })
    const cancelled = await placeLinked()
    await act(cancelled.token, 'cancel')
    expect((await act(cancelled.token, 'confirm')).status).toBe(409)
    const byCard = await placeLinked()
    await shop.pool`update orders set payment_method = 'card', payment_status = 'paid' where id = ${byCard.id}`
    expect((await open(byCard.token)).body).toMatchObject({ can_confirm: false, amount_due: 0 })
    expect((await act(byCard.token, 'confirm')).status).toBe(409)
    const blocked = await placeLinked({ phone: '01055500001' })
    await shop.pool`insert into phone_blocks (phone, created_at) values ('+201055500001', now())`
    expect(await act(blocked.token, 'confirm')).toMatchObject({ status: 403, body: { code: 'phone_blocked' } })
    for (const { id } of [shipped, cancelled, byCard, blocked]) expect((await viewByStaff(id)).calls).toEqual([])
  })

  test('does not open to a bad link', async () => {
    const { id, token } = await placeLinked()
    for (const action of ['confirm', 'cancel'] as const) {
      expect(await act(`${token.slice(0, -1)}_`, action)).toMatchObject({
        status: 404,
        body: { code: 'order_not_found' },
      })
    }
    expect(await viewByStaff(id)).toMatchObject({ status: 'processing', calls: [] })
  })
})

describe('cancelling by the link', () => {
  test('gives the stock back once, however often it is asked', async () => {
    const { id, token } = await placeLinked()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => act(token, 'cancel', index % 2 ? neighbour : shop)),
    )
    for (const { status, body } of answers)
      expect([status, body.status, body.amount_due]).toEqual([200, 'cancelled', 0])
    const moved = await shop.pool<
      { units: number }[]
    >`select units from stock_movements where order_id = ${id} order by id`
    expect(moved.map(({ units }) => units)).toEqual([-1, 1])
    expect((await viewByStaff(id)).timeline).toHaveLength(2)
  })

  test('O-06: beside a hand-over has one winner', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, token } = await placeLinked()
      await act(token, 'confirm')
      const handOver = takeStep(clerk, id, 'ship', 'processing')
      const [byLink, byStaff] = await Promise.all([act(token, 'cancel', neighbour), handOver])
      expect([byLink.status, byStaff.status].sort()).toEqual([200, 409])
      const { status } = await viewByStaff(id)
      expect(status).toBe(byLink.status === 200 ? 'cancelled' : 'in_transit')
      const [sum] = await shop.pool<{ units: number }[]>`
        select sum(units)::integer as units from stock_movements where order_id = ${id}`
      expect(sum?.units).toBe(status === 'cancelled' ? 0 : -1)
    }
  })

  test('is refused once the order is on its way', async () => {
    const { id, token } = await placeLinked()
    await takeStep(clerk, id, 'ship', 'processing')
    expect((await open(token)).body).toMatchObject({ can_cancel: false, can_confirm: false })
    expect(await act(token, 'cancel')).toMatchObject({ status: 409, body: { code: 'order_step_refused' } })
  })
})

test('a link ends 90 days after the order', async () => {
  const { token } = await placeLinked()
  const start = now
  now = new Date(start.getTime() + 90 * day * 60_000)
  expect((await open(token)).status).toBe(200)
  now = new Date(start.getTime() + 91 * day * 60_000)
  expect((await open(token)).status).toBe(404)
  now = start
})

test('a process with a new key opens the links of the previous one', async () => {
  const { token } = await placeLinked()
  const config = {
    orderLinks: { current: 'a new key, also of 32 characters.', previous: testConfig.orderLinks.current },
  }
  const changed = await openProcess(shop, { config, readClock: () => now })
  expect((await callApi(changed.app, 'GET', `/api/order-links/${token}/`)).status).toBe(200)
  await changed.close()
})
