import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProcess, openTestShop, type TestProcess, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member, placeOrder, takeStep } from '../../../../test/back-office.ts'

/** Noon in Cairo, in calling hours. */
const noon = new Date('2026-11-24T12:00:00+02:00')
let now = noon
let shop: TestShop
let neighbour: TestProcess
let clerk: Member
let colleague: Member
beforeAll(async () => {
  const options = { config: withoutLimits, readClock: () => now }
  shop = await openTestShop({ connections: 12, ...options })
  neighbour = await openProcess(shop, options)
  clerk = await enterAs(shop, 'support', 'Hala')
  colleague = await enterAs({ ...shop, app: neighbour.app }, 'support', 'Omar')
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})

const claim = (by: Member, id: string) => by.call('POST', `/confirmation-calls/${id}/claims/`)
const readQueue = async (by = clerk) => (await by.call('GET', '/confirmation-calls/?page_size=200')).body
async function find(id: string, by = clerk) {
  return (await readQueue(by)).results.find((waiting: { id: string }) => waiting.id === id)
}
const waitSince = (id: string, moment: string) =>
  shop.pool`update order_events set created_at = ${new Date(moment)} where order_id = ${id}`

describe('a claimed call', () => {
  test('of two colleagues at the same time one gets it, and both see who calls', async () => {
    const { id } = await placeOrder(shop)
    const answers = await Promise.all([claim(clerk, id), claim(colleague, id)])
    const refused = answers.find(({ status }) => status === 409)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { name } = (await find(id)).caller
    expect(refused?.body).toMatchObject({ code: 'call_claimed', detail: `${name} is calling this customer now.` })
  })

  test('ends after five minutes; one may renew their own', async () => {
    const { id } = await placeOrder(shop)
    expect((await claim(clerk, id)).body.until).toBe('2026-11-24T10:05:00.000Z')
    now = new Date(noon.getTime() + 4 * 60_000)
    expect((await claim(clerk, id)).body.until).toBe('2026-11-24T10:09:00.000Z')
    now = new Date(noon.getTime() + 9 * 60_000)
    expect((await find(id)).caller).toBe(null)
    expect((await claim(colleague, id)).status).toBe(200)
    now = noon
  })

  test('ends with the outcome of the call', async () => {
    const { id } = await placeOrder(shop)
    await claim(clerk, id)
    await clerk.call('POST', `/orders/${id}/calls/`, { body: { outcome: 'no_answer' } })
    expect((await find(id)).caller).toBe(null)
    expect((await claim(colleague, id)).status).toBe(200)
  })

  test('keeps colleagues from recording an outcome, until they take the call over, which is recorded', async () => {
    const { id } = await placeOrder(shop)
    const record = (by: Member) => by.call('POST', `/orders/${id}/calls/`, { body: { outcome: 'reached' } })
    await claim(clerk, id)
    const { name } = (await find(id)).caller
    expect(await record(colleague)).toMatchObject({
      status: 409,
      body: { code: 'call_claimed', detail: `${name} is calling this customer now.` },
    })
    expect((await find(id)).calls).toBe(0)
    const takeOver = (by: Member) => by.call('POST', `/confirmation-calls/${id}/take-overs/`)
    expect((await takeOver(await enterAs(shop, 'warehouse'))).status).toBe(403)
    expect((await takeOver(colleague)).body.until).toBe('2026-11-24T10:05:00.000Z')
    expect((await record(clerk)).body.code).toBe('call_claimed')
    expect((await record(colleague)).status).toBe(200)
    const entries = await shop.pool`select action, before, after from audit_entries where entity_id = ${id} order by id`
    expect(entries).toMatchObject([
      { action: 'call_taken_over', before: { caller: expect.any(Number) }, after: { caller: expect.any(Number) } },
      { action: 'called' },
    ])
    expect(entries[0]?.before).not.toEqual(entries[0]?.after)
  })

  test('that has ended keeps nobody from recording an outcome, and needs no record to be taken over', async () => {
    const { id } = await placeOrder(shop)
    await claim(clerk, id)
    now = new Date(noon.getTime() + 5 * 60_000)
    await colleague.call('POST', `/confirmation-calls/${id}/take-overs/`)
    expect(await shop.pool`select from audit_entries where entity_id = ${id}`).toHaveLength(0)
    now = new Date(noon.getTime() + 10 * 60_000)
    expect((await clerk.call('POST', `/orders/${id}/calls/`, { body: { outcome: 'no_answer' } })).status).toBe(200)
    now = noon
  })

  test.each([
    ['after one has claimed the call', true],
    ['without a claim', false],
  ])('two colleagues who record at the same time, %s: exactly one outcome', async (_, isClaimed) => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await placeOrder(shop)
      if (isClaimed) await claim(clerk, id)
      const record = (by: Member, outcome: string) =>
        by.call('POST', `/orders/${id}/calls/`, { body: { outcome, seen_calls: 0 } })
      const answers = await Promise.all([record(clerk, 'reached'), record(colleague, 'no_answer')])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      if (isClaimed) expect(answers[0]?.status).toBe(200)
      // Whoever still looks at the order without a call is told, also the first of the two.
      for (const member of [clerk, colleague])
        expect(await record(member, 'no_answer')).toMatchObject({ status: 409, body: { code: 'call_recorded' } })
      const { calls } = (await clerk.call('GET', `/orders/${id}/`)).body
      expect(calls).toHaveLength(1)
    }
  })

  test('is refused for a cancelled and an unknown order, and without the right', async () => {
    const { id } = await placeOrder(shop)
    await takeStep(clerk, id, 'cancel', 'processing')
    expect((await claim(clerk, id)).body.code).toBe('order_step_refused')
    expect((await claim(clerk, '01a20916-f5e3-769f-bd2d-cbe2062bb8f6')).status).toBe(404)
    expect((await claim(await enterAs(shop, 'warehouse'), id)).status).toBe(403)
  })
})

test('no call is late outside calling hours: the promised minutes count within them', async () => {
  const { id } = await placeOrder(shop)
  const isLateAt = async (moment: string) => {
    now = new Date(moment)
    // The tokens of before are too old.
    const reader = await enterAs(shop, 'support')
    const waiting = await find(id, reader)
    const { calling_hours: hours } = await readQueue(reader)
    return [waiting.is_late, hours.is_open]
  }
  await waitSince(id, '2026-11-24T20:45:00+02:00')
  expect(await isLateAt('2026-11-24T21:20:00+02:00')).toEqual([true, false])
  await waitSince(id, '2026-11-24T23:00:00+02:00')
  expect(await isLateAt('2026-11-25T09:50:00+02:00')).toEqual([false, false])
  expect(await isLateAt('2026-11-25T10:20:00+02:00')).toEqual([false, true])
  expect(await isLateAt('2026-11-25T10:31:00+02:00')).toEqual([true, true])
  now = noon
})

/** What the form for a caller shows of a phone. */
const readHistory = (phone: string, by = clerk) => by.call('GET', `/phone-histories/${phone}/`)

test('the card, the page of the order and the form for a caller know the same of a phone', async () => {
  const phone = '01098765432'
  const place = () => placeOrder(shop, { fields: { phone } })
  const [refused, delivered, cancelled, shown] = [await place(), await place(), await place(), await place()]
  for (const { id } of [refused, delivered]) await takeStep(clerk, id, 'ship', 'processing')
  await takeStep(clerk, refused.id, 'turn_back', 'in_transit', { failure: 'refused' })
  const { total } = (await takeStep(clerk, delivered.id, 'deliver', 'in_transit', { cash_received: true })).body
  await takeStep(clerk, cancelled.id, 'cancel', 'processing')
  await clerk.call('POST', `/customers/${phone}/notes/`, { body: { text: 'Calls after five' } })
  await clerk.call('POST', '/phone-blocks/', { body: { phone, is_blocked: true, reason: 'Fraud' } })
  const { created_at: last_order_at } = (await clerk.call('GET', `/orders/${cancelled.id}/`)).body
  const { id, at, actor } = { id: expect.any(Number), at: now.toISOString(), actor: { id: clerk.id, name: 'Hala' } }
  const notes = [
    { id, at, actor, kind: 'blocked', text: 'Fraud' },
    { id, at, actor, kind: 'note', text: 'Calls after five' },
  ]
  const history = { orders: 3, delivered: 1, refused: 1, cancelled: 1, last_order_at, is_blocked: true }
  const record = { received: total, notes }
  expect((await find(shown.id)).phone_history).toEqual({ ...history, record })
  expect((await clerk.call('GET', `/orders/${shown.id}/`)).body.phone_history).toEqual({ ...history, record })
  // The order that a caller wants is not placed yet: all others are its other orders.
  const { created_at } = (await clerk.call('GET', `/orders/${shown.id}/`)).body
  const known = { ...history, orders: 4, last_order_at: created_at, record }
  for (const spelling of [phone, '+201098765432']) expect((await readHistory(spelling)).body, spelling).toEqual(known)
})

test('money and notes are for those who may see customers, a block is for all who read the order', async () => {
  const { id } = await placeOrder(shop, { fields: { phone: '01098765434' } })
  const seller = await enterAs(shop, 'support')
  await shop.pool`update users set permissions = ${['orders.read', 'orders.write']}::text[] where id = ${seller.id}`
  await clerk.call('POST', '/phone-blocks/', { body: { phone: '01098765434', is_blocked: true, reason: 'Fraud' } })
  const known = { orders: 0, is_blocked: true, record: null }
  expect((await find(id, seller)).phone_history).toMatchObject(known)
  expect((await seller.call('GET', `/orders/${id}/`)).body.phone_history).toMatchObject(known)
  expect((await readHistory('01098765434', seller)).body).toMatchObject({ ...known, orders: 1 })
  const warehouse = await enterAs(shop, 'warehouse')
  expect((await warehouse.call('GET', `/orders/${id}/`)).body.phone_history).toMatchObject(known)
  expect((await readHistory('01098765434', warehouse)).status).toBe(403)
})

test('a phone that never ordered may be blocked, and of a fresh one nothing is known', async () => {
  await clerk.call('POST', '/phone-blocks/', { body: { phone: '01098765435', is_blocked: true, reason: 'Fraud' } })
  expect((await readHistory('01098765435')).body).toMatchObject({
    orders: 0,
    last_order_at: null,
    is_blocked: true,
    record: { received: 0, notes: [{ kind: 'blocked', text: 'Fraud' }] },
  })
  const nothing = { orders: 0, delivered: 0, refused: 0, cancelled: 0, last_order_at: null, is_blocked: false }
  expect((await readHistory('01098765436')).body).toEqual({ ...nothing, record: { received: 0, notes: [] } })
  expect((await readHistory('123')).status).toBe(400)
})

test('two orders of one phone have its notes once each, the newest five', async () => {
  const phone = '01098765437'
  const [one, other] = [await placeOrder(shop, { fields: { phone } }), await placeOrder(shop, { fields: { phone } })]
  for (let n = 1; n <= 6; n += 1)
    await clerk.call('POST', `/customers/${phone}/notes/`, { body: { text: `Note ${n}` } })
  for (const { id } of [one, other])
    expect((await find(id)).phone_history.record.notes.map(({ text }: { text: string }) => text)).toEqual([
      'Note 6',
      'Note 5',
      'Note 4',
      'Note 3',
      'Note 2',
    ])
})

test('the history of the phone leaves out the order that is shown', async () => {
  const { id } = await placeOrder(shop, { fields: { phone: '01098765433' } })
  const { id: other } = await placeOrder(shop, { fields: { phone: '01098765433' } })
  await takeStep(clerk, id, 'ship', 'processing')
  await takeStep(clerk, id, 'deliver', 'in_transit')
  const historyOf = async (shown: string) => (await clerk.call('GET', `/orders/${shown}/`)).body.phone_history
  expect(await historyOf(id)).toMatchObject({ orders: 1, delivered: 0, refused: 0, cancelled: 0 })
  expect(await historyOf(other)).toMatchObject({ orders: 1, delivered: 1, refused: 0, cancelled: 0 })
})

test('a text for WhatsApp is in the language of the shopper, and names no goods', async () => {
  const { id, number } = await placeOrder(shop)
  await shop.pool`update orders set language = 'ar' where id = ${id}`
  const { whatsapp_text: text, lines } = await find(id)
  expect(text).toContain(`لتأكيد الطلب ${number}`)
  expect(text).not.toContain(lines[0].name.ar)
  expect(text).not.toContain('حاولنا الاتصال')
  await clerk.call('POST', `/orders/${id}/calls/`, { body: { outcome: 'no_answer' } })
  expect((await find(id)).whatsapp_text).toContain('حاولنا الاتصال بك')
})

test('calling hours end after they begin', async () => {
  const admin = await enterAs(shop, 'admin')
  const { body } = await admin.call('GET', '/settings/')
  const save = (hours: object) => admin.call('PUT', '/settings/', { body: { ...body, ...hours } })
  const { status, body: refused } = await save({ calls_from: '21:00', calls_to: '10:00' })
  expect([status, refused.errors]).toEqual([400, { calls_to: ['must be after the beginning'] }])
  expect((await save({ calls_from: '25:00' })).status).toBe(400)
  expect((await save({ calls_from: '09:30', calls_to: '22:00' })).status).toBe(200)
})
