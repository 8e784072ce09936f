import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openTestShop, type TestShop, withoutLimits } from '../../../../test/app.ts'
import { enterAs, type Member, placeOrder, takeStep } from '../../../../test/back-office.ts'

let shop: TestShop
let clerk: Member
let support: Member
beforeAll(async () => {
  shop = await openTestShop({ connections: 12, config: withoutLimits })
  clerk = await enterAs(shop, 'orders', 'Hala')
  support = await enterAs(shop, 'support', 'Samir')
})
afterAll(() => shop.close())

const correct = (id: string, body: object, by = clerk) => by.call('PATCH', `/orders/${id}/`, { body })

describe('correcting who receives an order', () => {
  test('changes the recipient, and the timeline has the previous one', async () => {
    const { id, accessToken } = await placeOrder(shop)
    const change = { phone: '٠١١٢٢٢٣٣٣٤٤', address: '  9 Lotus Street ', region: 'Alexandria' }
    const { status, body } = await correct(id, { version: 1, ...change }, support)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      version: 2,
      status: 'processing',
      region_code: 'EG-ALX',
      city: 'Dokki',
      customer: { first_name: 'Mona', phone: '+201122233344' },
      address: { address: '9 Lotus Street' },
    })
    expect(body.timeline).toMatchObject([
      { status: 'processing', corrected: [] },
      {
        status: null,
        actor: { id: support.id, name: 'Samir' },
        corrected: [
          { field: 'phone', before: '+201012345678' },
          { field: 'address', before: '12 Tahrir Street' },
          { field: 'region', before: 'EG-GZ' },
        ],
      },
    ])
    const own = await callApi(shop.app, 'GET', `/api/orders/${id}/?access_token=${accessToken}`)
    expect(own.body).toMatchObject({ customer: { phone: '+201122233344' }, timeline: [{ status: 'processing' }] })
    const invoice = await clerk.call('GET', `/orders/${id}/invoice/`)
    expect(invoice.body).toMatchObject({ address: { address: '9 Lotus Street', region: { en: 'Alexandria' } } })
    const found = await clerk.call('GET', '/orders/?q=01122233344')
    expect(found.body.results).toMatchObject([{ id }])
  })

  test('is recorded without personal data', async () => {
    const { id } = await placeOrder(shop)
    await correct(id, { version: 1, last_name: 'Zidan', apartment: 'Flat 9' })
    const audit = await shop.pool`select actor_id, action, before, after from audit_entries where entity_id = ${id}`
    const after = { corrected: 'last_name, apartment' }
    expect(audit).toEqual([{ actorId: clerk.id, action: 'recipient_corrected', before: null, after }])
  })

  test('by two people concurrently is saved for one, the other is refused', async () => {
    const { id } = await placeOrder(shop)
    const answers = await Promise.all([
      correct(id, { version: 1, city: 'Agouza' }),
      correct(id, { version: 1, city: 'Imbaba' }, support),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'version_conflict', details: { version: 2 } })
    expect((await correct(id, { version: 2, city: 'Mohandessin' })).body).toMatchObject({ version: 3 })
  })

  test('to a blocked phone is refused', async () => {
    const { id } = await placeOrder(shop)
    const phone = '+201055500077'
    await shop.pool`insert into phone_blocks (phone, created_at) values (${phone}, now())`
    expect((await correct(id, { version: 1, phone })).body.code).toMatch(/^phone_blocked/)
    expect((await correct(id, { version: 1, city: 'Tanta' })).status).toBe(200)
  })

  test('that changes nothing leaves no trace', async () => {
    const { id } = await placeOrder(shop)
    const { body } = await correct(id, { version: 1, first_name: 'Mona', phone: '+20 101 234 5678' })
    expect(body).toMatchObject({ version: 1, timeline: [{ status: 'processing' }] })
    expect((await correct(id, { version: 1 })).status).toBe(200)
    expect(await shop.pool`select from audit_entries where entity_id = ${id}`).toHaveLength(0)
  })

  test('is possible with the courier too, but for the governorate', async () => {
    const { id } = await placeOrder(shop)
    await takeStep(clerk, id, 'ship', 'processing')
    expect((await correct(id, { version: 1, city: 'Tanta', region: 'EG-GZ' })).body).toMatchObject({ city: 'Tanta' })
    const moved = await correct(id, { version: 2, region: 'EG-ALX' })
    expect(moved.body).toMatchObject({ code: 'order_step_refused', details: { status: 'in_transit' } })
  })

  test('is over once the order has ended', async () => {
    const { id } = await placeOrder(shop)
    await clerk.call('POST', `/orders/${id}/steps/`, { body: { step: 'cancel', from: 'processing' } })
    const { body } = await correct(id, { version: 1, city: 'Tanta' })
    expect(body).toMatchObject({ code: 'order_step_refused', details: { status: 'cancelled' } })
    expect((await correct(randomUUID(), { version: 1, city: 'Tanta' })).body.code).toBe('order_not_found')
  })

  test('concurrent with the handover is saved before it or not at all', async () => {
    const { id } = await placeOrder(shop)
    const [corrected, shipped] = await Promise.all([
      correct(id, { version: 1, city: 'Tanta' }),
      takeStep(clerk, id, 'ship', 'processing'),
    ])
    expect(shipped.status).toBe(200)
    const { body } = await clerk.call('GET', `/orders/${id}/`)
    expect(body.city).toBe(corrected.status === 200 ? 'Tanta' : 'Dokki')
  })

  test.each([
    [{ city: 'Tanta' }, 'version'],
    [{ version: 1, phone: '123' }, 'phone'],
    [{ version: 1, address: 'x' }, 'address'],
    [{ version: 1, region: 'Atlantis' }, 'region'],
    [{ version: 1, first_name: ' ' }, 'first_name'],
    [{ version: 1, city: 'T\u0000anta' }, 'city'],
  ])('refuses %j', async (body, field) => {
    const { id } = await placeOrder(shop)
    const answer = await correct(id, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  test('is not for who may only look', async () => {
    const { id } = await placeOrder(shop)
    const catalogue = await enterAs(shop, 'catalogue')
    const shopper = await enterAs(shop, 'shopper')
    for (const by of [catalogue, shopper])
      expect((await correct(id, { version: 1, city: 'Tanta' }, by)).status).toBe(403)
  })
})

describe('another governorate', () => {
  beforeAll(async () => {
    await shop.pool`update delivery_zones set fee_piastres = 11000, free_over_piastres = null, days_from = 3, days_to = 5 where governorate = 'EG-ASN'`
    await shop.pool`update delivery_zones set is_open = false where governorate = 'EG-MT'`
    await shop.pool`update delivery_zones set takes_cash = false where governorate = 'EG-SIN'`
  })

  test('works out fee and day of a cash order anew, and tells the shopper', async () => {
    const { id, number } = await placeOrder(shop)
    const before = (await clerk.call('GET', `/orders/${id}/`)).body
    const { status, body } = await correct(id, { version: 1, region: 'EG-ASN' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ delivery: 110, total: before.subtotal + 110, version: 2 })
    expect(body.promise.to > before.promise.to).toBe(true)
    const changed = body.timeline.find((entry: { changed: unknown }) => entry.changed)
    expect(changed).toMatchObject({
      changed: { total: { before: before.total, after: body.total }, delivery: before.delivery },
    })
    const told = () => shop.pool`select from outbox_messages where body like ${`%${number}%1,110%`}`
    await expect.poll(told).toHaveLength(1)
  })

  test('that is closed, or where cash is not taken, is refused, and nothing has changed', async () => {
    const { id } = await placeOrder(shop)
    expect((await correct(id, { version: 1, region: 'EG-MT', city: 'Matrouh' })).body.code).toBe('zone_closed')
    expect((await correct(id, { version: 1, region: 'EG-SIN' })).body.code).toBe('cash_not_taken_there')
    expect((await clerk.call('GET', `/orders/${id}/`)).body).toMatchObject({
      version: 1,
      city: 'Dokki',
      region_code: 'EG-GZ',
    })
  })

  test('beside a hand-over is counted before it, or refused', async () => {
    const { id } = await placeOrder(shop)
    const [moved] = await Promise.all([
      correct(id, { version: 1, region: 'EG-ASN' }),
      takeStep(clerk, id, 'ship', 'processing'),
    ])
    const { body } = await clerk.call('GET', `/orders/${id}/`)
    expect([body.region_code, body.delivery]).toEqual(moved.status === 200 ? ['EG-ASN', 110] : ['EG-GZ', 0])
  })
})
