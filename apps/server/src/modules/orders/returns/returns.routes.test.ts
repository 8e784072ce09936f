import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callApi, createUser, signIn } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member, placeOrder, takeStep, takeSteps } from '../../../../test/back-office.ts'
import { askForReturn, type DeliveredOrder, deliverOrder, openReturn, takeReturn } from '../../../../test/returns.ts'

const day = 24 * 60 * 60_000
let now: Date
let shop: TestShop
let neighbour: TestProcess
let clerk: Member
beforeAll(async () => {
  now = new Date()
  shop = await openTestShop({ connections: 12, config: withoutLimits, readClock: () => now })
  neighbour = await openProcess(shop, { config: withoutLimits, readClock: () => now })
  clerk = await enterAs(shop, 'orders', 'Hala')
})
beforeEach(() => {
  now = new Date()
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})

const read = (order: DeliveredOrder, query = `?access_token=${order.accessToken}`, token?: string) =>
  callApi(shop.app, 'GET', `/api/orders/${order.id}/returns/${query}`, { ...(token !== undefined && { token }) })
const withdraw = (order: DeliveredOrder, id: string) =>
  callApi(shop.app, 'POST', `/api/orders/${order.id}/returns/${id}/withdraw/?access_token=${order.accessToken}`, {
    body: {},
  })

async function readMessages(text: string): Promise<string[]> {
  const rows = await shop.pool<
    { body: string }[]
  >`select body from outbox_messages where body like ${`%${text}%`} order by id`
  return rows.map(({ body }) => body)
}

describe('a shopper', () => {
  test('sees what may be returned and until when', async () => {
    const order = await deliverOrder(shop, clerk)
    const { status, body } = await read(order)
    expect(status).toBe(200)
    expect(body).toMatchObject({ returnable: [{ variant_id: order.variantId, quantity: 2 }], returns: [] })
    const days = (Date.parse(body.last_days.fault) - Date.parse(body.last_days.change_of_mind)) / day
    expect(days).toBe(30 - 14)
    const delivered = now.getTime()
    const daysAfter = async (count: number) => {
      now = new Date(delivered + count * day)
      return (await read(order)).body.last_days
    }
    expect(await daysAfter(14)).toEqual(body.last_days)
    expect(await daysAfter(15)).toEqual({ change_of_mind: null, fault: body.last_days.fault })
    expect(await daysAfter(31)).toBeNull()
  })

  test('asks for a return, reads it in both languages, and withdraws it', async () => {
    const order = await deliverOrder(shop, clerk)
    const { status, body } = await askForReturn(shop, order, { note: 'It does not heat' })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body).toMatchObject({
      returnable: [{ quantity: 1 }],
      returns: [
        {
          number: expect.stringMatching(/^RT-\d+$/),
          status: 'requested',
          reason: 'faulty',
          note: 'It does not heat',
          items: [{ quantity: 1 }],
          refund: null,
          can_withdraw: true,
        },
      ],
    })
    await expect.poll(() => readMessages(body.returns[0].number)).toHaveLength(1)
    const gone = await withdraw(order, body.returns[0].id)
    expect(gone.body).toMatchObject({ returnable: [{ quantity: 2 }], returns: [{ status: 'withdrawn' }] })
    expect((await withdraw(order, body.returns[0].id)).body.code).toBe('return_step_refused')
  })

  test('asks as the owner of the account, too; a stranger finds no order', async () => {
    const { access } = await signIn(shop.app, await createUser(shop.pool))
    const order = await deliverOrder(shop, clerk, { token: access })
    expect((await read(order, '', access)).status).toBe(200)
    const { access: stranger } = await signIn(shop.app, await createUser(shop.pool))
    for (const answer of [await read(order, '', stranger), await read(order, ''), await read(order, '?access_token=x')])
      expect([answer.status, answer.body.code]).toEqual([404, 'order_not_found'])
    expect((await withdraw(order, randomUUID())).body.code).toBe('order_not_found')
    const [other, third] = [await deliverOrder(shop, clerk), await deliverOrder(shop, clerk)]
    const id = await openReturn(shop, other)
    expect((await withdraw(third, id)).body.code).toBe('return_not_found')
  })

  test('repeats a request without asking twice', async () => {
    const order = await deliverOrder(shop, clerk)
    const headers = { 'idempotency-key': randomUUID() }
    for (let time = 0; time < 2; time += 1)
      expect((await askForReturn(shop, order, {}, headers)).body.returns).toHaveLength(1)
    expect((await askForReturn(shop, order, { quantity: 2 }, headers)).body.code).toBe('idempotency_key_reused')
    expect((await askForReturn(shop, order, {}, {})).body.code).toBe('idempotency_key_required')
  })

  test.each([
    ['change_of_mind', 14],
    ['faulty', 30],
  ])('asks because of %s up to day %i', async (reason, days) => {
    const order = await deliverOrder(shop, clerk)
    const delivered = now.getTime()
    now = new Date(delivered + days * day)
    await openReturn(shop, order, { reason })
    now = new Date(delivered + (days + 1) * day)
    const { status, body } = await askForReturn(shop, order, { reason })
    expect([status, body.code]).toEqual([409, 'return_too_late'])
    expect(body.message).toContain(body.details.day)
  })

  test('O-06: is refused more than was bought, nothing, a stranger’s line, a line twice and reasons of the staff', async () => {
    const order = await deliverOrder(shop, clerk)
    const tooMany = await askForReturn(shop, order, { quantity: 3 })
    expect([tooMany.status, tooMany.body.code, tooMany.body.details]).toEqual([
      409,
      'return_too_many_units',
      { available: 2 },
    ])
    const line = { variant_id: order.variantId, quantity: 1 }
    for (const lines of [[], [{ ...line, variant_id: 999_999 }], [line, line], [{ ...line, quantity: 0 }]])
      expect((await askForReturn(shop, order, { lines })).status, JSON.stringify(lines)).toBe(400)
    expect((await askForReturn(shop, order, { reason: 'agreed' })).status).toBe(400)
    expect((await read(order)).body.returns).toEqual([])
  })

  test('is refused while the order is not delivered', async () => {
    const { id, accessToken } = await placeOrder(shop)
    const order = { id, accessToken, number: '', variantId: 1 }
    expect((await read(order)).body.last_days).toBeNull()
    const { status, body } = await askForReturn(shop, order)
    expect([status, body.code]).toEqual([409, 'order_step_refused'])
  })

  test('O-06: gets the last unit into one return, however many ask at the same time', async () => {
    const order = await deliverOrder(shop, clerk, { quantity: 3 })
    const answers = await Promise.all(
      [shop, neighbour, shop, neighbour, shop, neighbour].map((process) => askForReturn(process, order)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409])
    const [line] = await shop.pool`select in_returns, returned from order_lines where order_id = ${order.id}`
    expect(line).toEqual({ inReturns: 3, returned: 0 })
  })

  test('keeps the delivery: the step is not undone once a return is asked for', async () => {
    const order = await deliverOrder(shop, clerk)
    await openReturn(shop, order)
    const { body } = await clerk.call('POST', `/orders/${order.id}/undo/`, { body: { step: 'deliver' } })
    expect(body.code).toBe('step_not_undoable')
  })
})

describe('the limit of requests', () => {
  test('ends the messages that one order can cause', async () => {
    const limited = await openProcess(shop, { readClock: () => now })
    const order = await deliverOrder(shop, clerk)
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) statuses.push((await askForReturn(limited, order, { quantity: 5 })).status)
    expect(statuses).toEqual([...Array(10).fill(409), 429])
    await limited.close()
  })
})

describe('staff', () => {
  test('register a return for a caller, also after the last day', async () => {
    const order = await deliverOrder(shop, clerk)
    now = new Date(now.getTime() + 40 * day)
    const { access } = await signIn(shop.app, await createUser(shop.pool, { role: 'orders' }))
    const body = {
      order_id: order.id,
      lines: [{ variant_id: order.variantId, quantity: 1 }],
      reason: 'agreed',
      note: 'Called twice',
    }
    const register = (headers = {}) =>
      callApi(shop.app, 'POST', '/api/admin/returns/', { body, token: access, headers })
    const made = await register({ 'idempotency-key': randomUUID() })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body).toMatchObject({ status: 'requested', is_late: true, steps: ['approve', 'refuse', 'withdraw'] })
    expect((await register()).body.code).toBe('idempotency_key_required')
    const [entry] = await shop.pool`select action, after from audit_entries where entity_id = ${made.body.id}`
    expect(entry).toMatchObject({ action: 'created', after: { reason: 'agreed', units: 1 } })
    expect(JSON.stringify(entry)).not.toContain('Called twice')
  })

  test('list returns by status, order and number', async () => {
    const order = await deliverOrder(shop, clerk)
    const id = await openReturn(shop, order)
    const list = async (query: string) =>
      (await clerk.call('GET', `/returns/?${query}`)).body.results.map((each: { id: string }) => each.id)
    const { body } = await clerk.call('GET', `/returns/${id}/`)
    expect(await list(`order_id=${order.id}`)).toEqual([id])
    expect(await list(`order_id=${order.id}&status=approved`)).toEqual([])
    expect(await list(`q=${body.number}`)).toEqual([id])
    expect(await list(`q=${order.number}`)).toEqual([id])
    const pasted = [`#${body.number}`, `مرتجع رقم ${body.number}\u200f`, `Order ${order.number}.`]
    for (const q of pasted) expect(await list(`q=${encodeURIComponent(q)}`), q).toEqual([id])
    expect(await list('q=kettle')).toEqual([])
    expect((await clerk.call('GET', `/returns/${randomUUID()}/`)).body.code).toBe('return_not_found')
  })

  test('refuse a return with a reason, which the shopper reads, and its units are free again', async () => {
    const order = await deliverOrder(shop, clerk)
    const id = await openReturn(shop, order)
    expect((await takeReturn.decide(clerk, id, 'refuse')).status).toBe(400)
    const { body } = await takeReturn.decide(clerk, id, 'refuse', 'The seal is broken')
    expect(body).toMatchObject({ status: 'refused', steps: [] })
    expect((await read(order)).body).toMatchObject({
      returnable: [{ quantity: 2 }],
      returns: [{ refusal: 'The seal is broken' }],
    })
    await expect.poll(() => readMessages('The seal is broken')).toHaveLength(1)
    expect((await takeReturn.decide(clerk, id, 'approve')).body.code).toBe('return_step_refused')
  })

  test('decide once, of many at the same time', async () => {
    const id = await openReturn(shop, await deliverOrder(shop, clerk))
    const answers = await Promise.all([
      takeReturn.decide(clerk, id, 'approve'),
      takeReturn.decide(clerk, id, 'refuse', 'No'),
      takeReturn.decide(clerk, id, 'approve'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test.each([
    ['support', [200, 403, 403, 403]],
    ['catalogue', [403, 403, 403, 403]],
    ['orders', [200, 200, 200, 200]],
  ] as const)('approve, collect, inspect and refund by separate permissions: %s', async (role, statuses) => {
    const member = await enterAs(shop, role)
    const order = await deliverOrder(shop, clerk)
    const id = await openReturn(shop, order)
    const decided = await takeReturn.decide(member, id, 'approve')
    if (decided.status !== 200) await takeReturn.decide(clerk, id, 'approve')
    const collected = await takeReturn.collect(member, id)
    if (collected.status !== 200) await takeReturn.collect(clerk, id)
    const inspected = await takeReturn.inspect(member, id, order.variantId, 1)
    if (inspected.status !== 200) await takeReturn.inspect(clerk, id, order.variantId, 1)
    const refunded = await takeReturn.refund(member, id, 100)
    expect([decided, collected, inspected, refunded].map(({ status }) => status)).toEqual(statuses)
  })

  test.each(['support', 'warehouse'] as const)(
    'a member of %s does not take an order back as a whole',
    async (role) => {
      const order = await deliverOrder(shop, clerk)
      const member = await enterAs(shop, role)
      expect((await member.call('GET', `/orders/${order.id}/`)).body.steps).toEqual([])
      expect(await takeStep(member, order.id, 'return', 'delivered')).toMatchObject({ status: 403 })
      expect((await clerk.call('GET', `/orders/${order.id}/`)).body).toMatchObject({
        status: 'delivered',
        steps: ['return'],
      })
    },
  )

  test('take an order back as a whole only after its returns are finished', async () => {
    const order = await deliverOrder(shop, clerk)
    const id = await openReturn(shop, order)
    expect((await takeStep(clerk, order.id, 'return', 'delivered')).body.code).toBe('return_under_way')
    await takeReturn.decide(clerk, id, 'withdraw')
    await takeSteps(clerk, order.id, ['return', 'delivered'])
    const { body } = await clerk.call('GET', `/returns/?order_id=${order.id}&status=inspected`)
    expect(body.results).toMatchObject([{ reason: 'agreed', units: 2, due: 2000 }])
  })
})

describe('the data of a person', () => {
  test('has the returns; an open one delays the erasure, which then removes the texts', async () => {
    const phone = '01099988877'
    const admin = await enterAs(shop, 'admin')
    const order = await deliverOrder(shop, clerk, { fields: { phone } })
    const asked = await askForReturn(shop, order, { note: 'Smells of Karim' })
    const id = asked.body.returns[0].id
    const { body: data } = await admin.call('POST', '/exports/', { body: { phone } })
    expect(data.orders[0].returns).toMatchObject([{ status: 'requested', note: 'Smells of Karim' }])
    const erase = () => admin.call('POST', '/erasures/', { body: { phone } })
    expect((await erase()).body.code).toBe('customer_has_open_orders')
    await takeReturn.decide(clerk, id, 'refuse', 'Karim has worn it')
    expect((await erase()).status).toBe(200)
    const [row] = await shop.pool`select note, refusal, refund_reference from returns where id = ${id}`
    expect(row).toEqual({ note: '', refusal: '', refundReference: '' })
    const audit = await shop.pool`select * from audit_entries where entity_id = ${id}`
    expect(JSON.stringify(audit)).not.toContain('Karim')
  })
})
