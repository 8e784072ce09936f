import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, nextPhone } from '../../../../test/accounts.ts'
import { openTestShop, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member, placeOrder, sendHeldMessages, takeStep } from '../../../../test/back-office.ts'
import { createProduct } from '../../../../test/factories.ts'

const now = new Date('2026-11-23T10:00:00Z')
let shop: TestShop
let clerk: Member
let catalogue: Member
beforeAll(async () => {
  shop = await openTestShop({ connections: 12, config: withoutLimits, readClock: () => now })
  clerk = await enterAs(shop, 'orders', 'Hala')
  catalogue = await enterAs(shop, 'catalogue')
})
afterAll(() => shop.close())

/** Places and ships an order of some units of a product of which ten are in stock; each is of another phone, because many are refused. */
async function shipOrder(quantity = 1) {
  const product = await createProduct(shop.pool, { variants: [{ stock: 10 }] })
  const order = await placeOrder(shop, { productId: product.id, quantity, fields: { phone: nextPhone() } })
  await takeStep(clerk, order.id, 'ship', 'processing')
  return { ...order, variantId: product.variantIds[0] ?? 0 }
}

function recordAttempt(id: string, attempts: number, fields: object = {}) {
  const details = { failure: 'no_answer', next_day: '2026-11-24', attempts }
  return takeStep(clerk, id, 'attempt', 'in_transit', { ...details, ...fields })
}

const turnBack = (id: string, failure = 'refused') => takeStep(clerk, id, 'turn_back', 'in_transit', { failure })

async function readStock(variantId: number) {
  const [row] = await shop.pool<{ stock: number }[]>`select stock from variants where id = ${variantId}`
  const movements = await shop.pool<{ reason: string; units: number }[]>`
    select reason, units from stock_movements where variant_id = ${variantId} and order_id is not null order by id`
  return { stock: row?.stock, movements: movements.map(({ reason, units }) => `${reason} ${units}`) }
}

/** What was sent about an order, the newest first. */
async function listTexts(number: string): Promise<string> {
  const rows = await shop.pool<{ body: string }[]>`
    select body from outbox_messages where body like ${`%${number}%`} order by created_at desc`
  return rows.map(({ body }) => body).join('\n')
}

describe('a failed attempt', () => {
  test('is recorded with its reason and the next day, and the order stays on its way', async () => {
    const { id, accessToken } = await shipOrder()
    const { status, body } = await recordAttempt(id, 0)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      status: 'in_transit',
      attempts: 1,
      payment_status: 'unpaid',
      undo: { step: 'attempt' },
    })
    const failed_delivery = { reason: 'no_answer', next_day: '2026-11-24' }
    expect(body.timeline.at(-1)).toMatchObject({ status: 'in_transit', failed_delivery, actor: { name: 'Hala' } })
    const seen = await callApi(shop.app, 'GET', `/api/orders/${id}/?access_token=${accessToken}`)
    expect(seen.body.timeline.at(-1)).toMatchObject({ status: 'in_transit', failed_delivery })
  })

  test('that is the third turns the parcel back', async () => {
    const { id } = await shipOrder()
    await recordAttempt(id, 0)
    await recordAttempt(id, 1, { failure: 'postponed', next_day: '2026-11-25' })
    const { body } = await recordAttempt(id, 2, { failure: 'wrong_address', next_day: undefined })
    expect(body).toMatchObject({ status: 'returning', attempts: 3, steps: ['receive_back'] })
    expect(body.timeline.at(-1).failed_delivery).toEqual({ reason: 'wrong_address', next_day: null })
  })

  test('is on the papers of the courier, with the day of the next one', async () => {
    const { id } = await shipOrder()
    await recordAttempt(id, 0, { next_day: '2026-11-30' })
    const { body } = await clerk.call('GET', `/orders/printouts/?ids=${id}`)
    expect(body.results).toMatchObject([{ promise: { from: '2026-11-30', to: '2026-11-30' } }])
    const { body: sheet } = await clerk.call('GET', `/orders/courier-sheet/?ids=${id}`)
    expect(sheet).toContain(',2026-11-30,')
  })

  test('that is sent several times at once is recorded once', async () => {
    const { id } = await shipOrder()
    const answers = await Promise.all([0, 0, 0, 0].map((attempts) => recordAttempt(id, attempts)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await clerk.call('GET', `/orders/${id}/`)).body.attempts).toBe(1)
  })

  test('can be undone before its message leaves', async () => {
    const { id } = await shipOrder()
    await recordAttempt(id, 0)
    const { body } = await clerk.call('POST', `/orders/${id}/undo/`, { body: { step: 'attempt' } })
    expect(body).toMatchObject({ status: 'in_transit', attempts: 0 })
    expect(body.timeline).toHaveLength(2)
  })
})

describe('a parcel that is refused', () => {
  test('comes back: nothing is collected, and nothing is on sale before it is here', async () => {
    const { id, variantId } = await shipOrder(2)
    const { body } = await turnBack(id)
    expect(body).toMatchObject({ status: 'returning', payment_status: 'unpaid', awaits_cash: false })
    expect(await readStock(variantId)).toEqual({ stock: 8, movements: ['order -2'] })
    for (const step of ['deliver', 'cancel', 'ship', 'return'])
      expect((await takeStep(clerk, id, step, 'returning')).body.code, step).toBe('order_step_refused')
  })

  test('is put back on sale or written off by unit, once', async () => {
    const { id, variantId } = await shipOrder(3)
    await turnBack(id, 'damaged')
    const damaged = [{ variant_id: variantId, units: 1 }]
    const receive = () => takeStep(clerk, id, 'receive_back', 'returning', { damaged })
    const answers = await Promise.all([receive(), receive(), receive()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { body } = await clerk.call('GET', `/orders/${id}/`)
    expect(body).toMatchObject({ status: 'returned', payment_status: 'unpaid', lines: [{ quantity: 3, damaged: 1 }] })
    expect(await readStock(variantId)).toEqual({ stock: 9, movements: ['order -3', 'return 3', 'damage -1'] })
    const audit = await shop.pool`select action, after from audit_entries where entity_id = ${id} order by id`
    expect(audit.slice(1)).toEqual([
      { action: 'turned_back', after: { status: 'returning', failure: 'damaged' } },
      { action: 'received_back', after: { status: 'returned', damaged: 1 } },
    ])
  })

  test('is with the courier again after an undo', async () => {
    const { id } = await shipOrder()
    await turnBack(id)
    const { body } = await clerk.call('POST', `/orders/${id}/undo/`, { body: { step: 'turn_back' } })
    expect(body).toMatchObject({ status: 'in_transit', attempts: 0, steps: ['deliver', 'attempt', 'turn_back'] })
  })
})

describe('the cash of a delivered order', () => {
  test('is with the courier until the shop books it, also when the order comes back', async () => {
    const { id } = await shipOrder()
    const delivered = await takeStep(clerk, id, 'deliver', 'in_transit')
    expect(delivered.body).toMatchObject({ payment_status: 'collected', awaits_cash: true })
    const returned = await takeStep(clerk, id, 'return', 'delivered')
    expect(returned.body).toMatchObject({ status: 'returned', payment_status: 'collected', awaits_cash: true })
    const amount = returned.body.total
    expect((await clerk.call('POST', `/orders/${id}/cash/`, { body: { amount } })).body.payment_status).toBe('paid')
  })

  test('is due again after the delivery was undone', async () => {
    const { id } = await shipOrder()
    await takeStep(clerk, id, 'deliver', 'in_transit')
    const { body } = await clerk.call('POST', `/orders/${id}/undo/`, { body: { step: 'deliver' } })
    expect(body).toMatchObject({ status: 'in_transit', payment_status: 'unpaid' })
  })
})

describe('details of a step are refused', () => {
  test.each([
    ['attempt', { attempts: 0, next_day: '2026-11-24' }, 'failure'],
    ['attempt', { attempts: 0, next_day: '2026-11-24', failure: 'refused' }, 'failure'],
    ['attempt', { attempts: 0, failure: 'no_answer' }, 'next_day'],
    ['attempt', { attempts: 0, failure: 'no_answer', next_day: '2026-11-22' }, 'next_day'],
    ['attempt', { failure: 'no_answer', next_day: '2026-11-24' }, 'attempts'],
    ['turn_back', {}, 'failure'],
    ['turn_back', { failure: 'bored' }, 'failure'],
    ['turn_back', { failure: 'refused', next_day: '2026-11-24' }, 'next_day'],
    ['deliver', { failure: 'refused' }, 'failure'],
    ['deliver', { damaged: [{ variant_id: 1, units: 1 }] }, 'damaged'],
  ])('%s with %j: %s', async (step, fields, field) => {
    const { id } = await shipOrder()
    const { status, body } = await takeStep(clerk, id, step, 'in_transit', fields)
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
    expect((await clerk.call('GET', `/orders/${id}/`)).body.timeline).toHaveLength(2)
  })

  test('more damaged units than were bought, units of another product, or one twice', async () => {
    const { id, variantId } = await shipOrder(2)
    const { variantId: other } = await shipOrder()
    await turnBack(id)
    const units = (variant_id: number, count: number) => ({ variant_id, units: count })
    for (const damaged of [
      [units(variantId, 3)],
      [units(other, 1)],
      [units(variantId, 1), units(variantId, 1)],
      [units(variantId, 0)],
    ]) {
      const { status, body } = await takeStep(clerk, id, 'receive_back', 'returning', { damaged })
      expect([status, body.code], JSON.stringify(damaged)).toEqual([400, 'validation_failed'])
    }
    expect((await readStock(variantId)).movements).toEqual(['order -2'])
  })

  test('to those who may not change orders', async () => {
    const { id } = await shipOrder()
    expect((await takeStep(catalogue, id, 'turn_back', 'in_transit', { failure: 'refused' })).status).toBe(403)
  })
})

test('the shopper is told what happened, and nothing else', async () => {
  const [tried, refused, back] = [await shipOrder(), await shipOrder(), await shipOrder()]
  await recordAttempt(tried.id, 0)
  await turnBack(refused.id)
  await turnBack(back.id)
  await takeStep(clerk, back.id, 'receive_back', 'returning')
  await sendHeldMessages(shop)
  await expect.poll(() => listTexts(tried.number)).toContain('We come again on 24/11.')
  await expect.poll(() => listTexts(refused.number)).toContain('is coming back to us')
  await expect.poll(() => listTexts(back.number)).toMatch(/is back with us\.$/m)
  for (const { number } of [tried, refused, back]) expect(await listTexts(number)).not.toMatch(/delivered|refund|Enjoy/)
})

test('a person whose parcel is coming back cannot be erased', async () => {
  const { id } = await shipOrder()
  await turnBack(id)
  const admin = await enterAs(shop, 'admin')
  const { body } = await clerk.call('GET', `/orders/${id}/`)
  const { status } = await admin.call('POST', '/erasures/', { body: { phone: body.customer.phone } })
  expect(status).toBe(409)
})
