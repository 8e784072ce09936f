import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member, placeOrder, sendHeldMessages, takeStep } from '../../../../test/back-office.ts'
import { deliverOrder, openReturn, takeReturn } from '../../../../test/returns.ts'

let now: Date
let shop: TestShop
let neighbour: TestProcess
let clerk: Member
let colleague: Member
let catalogue: Member
beforeAll(async () => {
  now = new Date()
  shop = await openTestShop({ connections: 12, config: withoutLimits, readClock: () => now })
  neighbour = await openProcess(shop, { config: withoutLimits, readClock: () => now })
  clerk = await enterAs(shop, 'orders', 'Hala')
  colleague = await enterAs({ ...shop, app: neighbour.app }, 'orders', 'Omar')
  catalogue = await enterAs(shop, 'catalogue')
})
beforeEach(() => {
  now = new Date()
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})

const undo = (by: Member, id: string, step: string) => by.call('POST', `/orders/${id}/undo/`, { body: { step } })
const ship = (id: string) => takeStep(clerk, id, 'ship', 'processing')
const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const receiveCash = (by: Member, id: string, amount: number) =>
  by.call('POST', `/orders/${id}/cash/`, { body: { amount } })

/** What became of the messages about an order's steps, the oldest first; the one of its placing left out. */
async function listMessages(since: Date) {
  const rows = await shop.pool<{ status: string }[]>`
    select status from messages where created_at >= ${since} order by created_at, id`
  return rows.map(({ status }) => status)
}

async function countSent(text: string): Promise<number> {
  const [row] = await shop.pool<{ count: number }[]>`
    select count(*) from outbox_messages where body like ${`%${text}%`}`
  return row?.count ?? 0
}

describe('a step that staff undo', () => {
  test('was never taken: status, timeline and money are as before, and its message is not sent', async () => {
    const { id, number, accessToken } = await placeOrder(shop)
    await expect.poll(() => countSent(number)).toBe(1)
    passSeconds(1)
    const taken = now
    const shipped = await ship(id)
    expect(shipped.body).toMatchObject({ status: 'in_transit', undo: { step: 'ship', seconds_left: 10 } })
    passSeconds(9)
    const { status, body } = await undo(colleague, id, 'ship')
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ status: 'processing', undo: null, timeline: [{ status: 'processing' }] })
    expect(await listMessages(taken)).toEqual(['withheld'])
    const seen = await callApi(shop.app, 'GET', `/api/orders/${id}/?access_token=${accessToken}`)
    expect(seen.body.timeline).toHaveLength(1)
    const audit = await shop.pool`select action from audit_entries where entity_id = ${id} order by id`
    expect(audit).toEqual([{ action: 'shipped' }, { action: 'step_undone' }])
    // The job of the message comes all the same, and finds nothing to send.
    await sendHeldMessages(shop)
    await expect.poll(() => countJobs()).toBe(0)
    expect(await countSent(number)).toBe(1)
  })

  test('reverses the cash that the step booked', async () => {
    const { id } = await placeOrder(shop)
    await ship(id)
    const delivered = await takeStep(clerk, id, 'deliver', 'in_transit', { cash_received: true })
    expect(delivered.body).toMatchObject({ payment_status: 'paid', undo: { step: 'deliver' } })
    expect((await undo(clerk, id, 'deliver')).body).toMatchObject({ status: 'in_transit', payment_status: 'unpaid' })
  })

  test('is undone once, by any member of staff and in any process', async () => {
    const { id } = await placeOrder(shop)
    await ship(id)
    const answers = await Promise.all([clerk, colleague, clerk, colleague].map((by) => undo(by, id, 'ship')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('step_not_undoable')
  })

  test('or goes on: of an undo and the next step at once, one happens', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await placeOrder(shop)
      await ship(id)
      const [back, on] = await Promise.all([undo(clerk, id, 'ship'), takeStep(colleague, id, 'deliver', 'in_transit')])
      expect([back.status, on.status].sort()).toEqual([200, 409])
      const { body } = await clerk.call('GET', `/orders/${id}/`)
      expect(body.status).toBe(back.status === 200 ? 'processing' : 'delivered')
      expect(body.timeline).toHaveLength(back.status === 200 ? 1 : 3)
    }
  })

  test('leaves the message of the step before it on its way', async () => {
    const { id } = await placeOrder(shop)
    const taken = now
    await ship(id)
    await takeStep(clerk, id, 'deliver', 'in_transit')
    await undo(clerk, id, 'deliver')
    expect((await listMessages(taken)).toSorted()).toContain('waiting')
    expect((await undo(clerk, id, 'ship')).status).toBe(409)
  })
})

describe('undoing is refused', () => {
  test('once the time is over', async () => {
    const { id } = await placeOrder(shop)
    await ship(id)
    passSeconds(10)
    const { status, body } = await undo(clerk, id, 'ship')
    expect([status, body.code]).toEqual([409, 'step_not_undoable'])
    expect(body.message).toMatch(/too late/)
    expect((await clerk.call('GET', `/orders/${id}/`)).body).toMatchObject({ status: 'in_transit', undo: null })
  })

  test('once the message has left, even while the clock says that there is time', async () => {
    const { id, number } = await placeOrder(shop)
    await ship(id)
    expect(
      await shop.pool`
      select extract(epoch from start_after - created_on)::integer as held from pgboss.job where name = 'send-message' and state = 'created'`,
    ).toContainEqual({ held: 10 })
    await sendHeldMessages(shop)
    await expect.poll(() => countSent(`${number} is on its way`)).toBe(1)
    expect((await undo(clerk, id, 'ship')).body.code).toBe('step_not_undoable')
    expect((await clerk.call('GET', `/orders/${id}/`)).body.status).toBe('in_transit')
  })

  test('for a delivery of which a return has begun, also when its box came back empty', async () => {
    const order = await deliverOrder(shop, clerk)
    const id = await openReturn(shop, order)
    const isRefused = async () => (await undo(clerk, order.id, 'deliver')).body.code
    expect(await isRefused()).toBe('step_not_undoable')
    await takeReturn.decide(clerk, id, 'approve')
    await takeReturn.collect(clerk, id)
    expect((await takeReturn.inspect(clerk, id, order.variantId, 0)).status).toBe(200)
    expect(await isRefused()).toBe('step_not_undoable')
  })

  test('for another step than was looked at, for one that cannot be undone, and for who may not sell', async () => {
    const { id } = await placeOrder(shop)
    expect((await undo(clerk, id, 'ship')).status).toBe(409)
    await ship(id)
    expect((await undo(clerk, id, 'deliver')).status).toBe(409)
    expect((await undo(clerk, id, 'cancel')).status).toBe(400)
    expect((await undo(catalogue, id, 'ship')).status).toBe(403)
    expect((await undo(clerk, '0193b2b4-0000-7000-8000-000000000000', 'ship')).status).toBe(404)
  })
})

test('who may sell and not book cash does not undo a delivery that booked it', async () => {
  const seller = await enterAs(shop, 'support')
  await shop.pool`update users set permissions = ${['orders.read', 'orders.write']}::text[] where id = ${seller.id}`
  const { id } = await placeOrder(shop)
  await ship(id)
  await takeStep(clerk, id, 'deliver', 'in_transit', { cash_received: true })
  expect((await undo(seller, id, 'deliver')).status).toBe(403)
  expect((await undo(clerk, id, 'deliver')).body).toMatchObject({ status: 'in_transit', payment_status: 'unpaid' })
})

test('who may sell and not book cash delivers without booking it', async () => {
  const seller = await enterAs(shop, 'support')
  await shop.pool`update users set permissions = ${['orders.read', 'orders.write']}::text[] where id = ${seller.id}`
  const { id } = await placeOrder(shop)
  await ship(id)
  expect((await takeStep(seller, id, 'deliver', 'in_transit', { cash_received: true })).status).toBe(403)
  expect((await takeStep(seller, id, 'deliver', 'in_transit')).body).toMatchObject({ payment_status: 'collected' })
})

test('who may sell and not hand over undoes a delivery, and no hand-over', async () => {
  const seller = await enterAs(shop, 'support')
  await shop.pool`update users set permissions = ${['orders.read', 'orders.write']}::text[] where id = ${seller.id}`
  const { id } = await placeOrder(shop)
  await ship(id)
  expect((await undo(seller, id, 'ship')).status).toBe(403)
  expect((await takeStep(seller, id, 'deliver', 'in_transit')).status).toBe(200)
  expect((await undo(seller, id, 'deliver')).body).toMatchObject({ status: 'in_transit' })
})

describe('an unconfirmed order', () => {
  test('is handed over with a reason alone, which staff read and the shopper does not', async () => {
    const { id, accessToken } = await placeOrder(shop)
    const refused = await takeStep(clerk, id, 'ship', 'processing', { reason: '  ' })
    expect([refused.status, refused.body.code]).toEqual([409, 'order_not_confirmed'])
    const { body } = await takeStep(clerk, id, 'ship', 'processing', { reason: 'Orders every week' })
    expect(body).toMatchObject({ status: 'in_transit', staff_notes: [{ text: 'Orders every week' }] })
    const seen = await callApi(shop.app, 'GET', `/api/orders/${id}/?access_token=${accessToken}`)
    expect(JSON.stringify(seen.body)).not.toContain('every week')
    const [entry] = await shop.pool`select after from audit_entries where entity_id = ${id} and action = 'shipped'`
    expect(entry).toMatchObject({ after: { unconfirmed: true } })
    expect(JSON.stringify(entry)).not.toContain('every week')
  })

  test('needs none once somebody has reached who ordered', async () => {
    const { id } = await placeOrder(shop)
    await clerk.call('POST', `/orders/${id}/calls/`, { body: { outcome: 'reached' } })
    expect((await takeStep(clerk, id, 'ship', 'processing', { reason: '' })).status).toBe(200)
  })
})

describe('the cash of an order', () => {
  test('is not booked by the delivery: it is booked once, by the member who counts it', async () => {
    const { id } = await placeOrder(shop)
    await ship(id)
    const { body } = await takeStep(clerk, id, 'deliver', 'in_transit')
    expect(body).toMatchObject({ status: 'delivered', payment_status: 'collected', awaits_cash: true })
    expect((await receiveCash(clerk, id, body.total + 1)).body.code).toBe('cash_too_high')
    const answers = await Promise.all([clerk, colleague, clerk].map((by) => receiveCash(by, id, body.total)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const audit = await shop.pool`
      select after from audit_entries where entity_id = ${id} and action = 'cash_received'`
    expect(audit).toEqual([{ after: { payment_status: 'paid', amount: body.total } }])
    expect((await undo(clerk, id, 'deliver')).status, 'what is booked is not undone with the step').toBe(409)
  })

  test('is booked with no other step, and only by staff who may change orders', async () => {
    const { id } = await placeOrder(shop)
    expect((await takeStep(clerk, id, 'ship', 'processing', { cash_received: true })).body.code).toBe(
      'cash_not_expected',
    )
    expect((await receiveCash(clerk, id, 100)).status).toBe(409)
    expect((await receiveCash(catalogue, id, 100)).status).toBe(403)
  })

  test('staff see before a step which message the customer gets', async () => {
    const { id, number } = await placeOrder(shop, { fields: { phone: '01077700011' } })
    const { body } = await clerk.call('GET', `/orders/${id}/`)
    expect(body.step_messages.ship).toContain(`${number} is on its way`)
    expect(body.step_messages.deliver).toContain(`${number} has been delivered`)
  })
})

async function countJobs(): Promise<number> {
  const [row] = await shop.pool<{ count: number }[]>`
    select count(*) from pgboss.job where name = 'send-message' and state in ('created', 'retry', 'active')`
  return row?.count ?? 0
}
