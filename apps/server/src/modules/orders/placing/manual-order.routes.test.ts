import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'

let shop: CardShop
let clerk: Member
beforeAll(async () => {
  shop = await openCardShop()
})
beforeEach(async () => {
  clerk = await enterAs(shop, 'support', 'Samir')
})
afterAll(() => shop.close())

type Fields = { key?: string; by?: Member } & Record<string, unknown>

function place(variantId: number, { key = randomUUID(), by = clerk, ...fields }: Fields = {}) {
  const lines = [{ variant_id: variantId, quantity: 2 }]
  const body = { ...goodCheckout, lines, language: 'ar', expected_total: 2000, ...fields }
  return by.call('POST', '/orders/', { body, headers: { 'idempotency-key': key } })
}

async function createVariant(stock = 5): Promise<number> {
  const { variantIds } = await createProduct(shop.pool, { variants: [{ stock }] })
  return variantIds[0] ?? 0
}

const see = async (id: string) => (await clerk.call('GET', `/orders/${id}/`)).body
const stockOf = async (id: number) =>
  (await shop.pool<{ stock: number }[]>`select stock from variants where id = ${id}`)[0]?.stock

describe('an order for a caller', () => {
  test('costs what the shop asks, takes the stock, and counts as confirmed', async () => {
    const variant = await createVariant()
    const wanted = { lines: [{ variant_id: variant, quantity: 2 }], region: 'Giza', payment_method: 'cash' }
    const quote = await clerk.call('POST', '/order-quotes/', { body: wanted })
    expect(quote).toMatchObject({
      status: 200,
      body: { subtotal: 2000, delivery: 0, total: 2000, lines: [{ stock: 5 }] },
    })
    expect(await stockOf(variant)).toBe(5)
    const { status, body } = await place(variant, { notes: 'After five' })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^NW-/),
      payment: null,
      whatsapp_text: null,
    })
    expect(await stockOf(variant)).toBe(3)
    expect(await see(body.id)).toMatchObject({
      status: 'processing',
      total: 2000,
      language: 'ar',
      notes: 'After five',
      account_phone: null,
      needs_call: false,
      placed_by: { id: clerk.id, name: 'Samir' },
      calls: [{ outcome: 'reached', actor: { id: clerk.id } }],
    })
    const audit = await shop.pool`select action, after from audit_entries where entity_id = ${body.id}`
    expect(audit).toEqual([{ action: 'placed', after: { number: body.number, total: 2000 } }])
    await expect.poll(() => shop.messages()).toContainEqual(expect.stringContaining(body.number))
  })

  test('by card waits for its payment on the page that staff send', async () => {
    const variant = await createVariant()
    const { status, body } = await place(variant, { payment_method: 'card' })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.payment).toMatchObject({ redirect_url: expect.stringContaining('unifiedcheckout') })
    expect(body.whatsapp_text).toContain(body.number)
    expect(body.whatsapp_text).toContain(body.payment?.redirect_url)
    expect(await see(body.id)).toMatchObject({ status: 'pending_payment', calls: [] })
  })

  test('is placed once by a repeated or doubled call', async () => {
    const variant = await createVariant(9)
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => place(variant, { key })))
    const ids = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id))
    expect(ids.size).toBe(1)
    expect((await place(variant, { key })).body.id).toBe([...ids][0])
    expect((await place(variant, { key, city: 'Another' })).body.code).toBe('idempotency_key_reused')
    expect(await stockOf(variant)).toBe(7)
  })

  test('may be large, and one of many in an hour', async () => {
    const variant = await createVariant(500)
    const lines = [{ variant_id: variant, quantity: 99 }]
    for (let round = 0; round < 4; round += 1)
      expect((await place(variant, { lines, expected_total: 99_000 })).status).toBe(201)
  })

  test('never belongs to an account, because a phone that somebody says proves nothing', async () => {
    const [user] = await shop.pool<{ phone: string }[]>`select phone from users where role = 'support' limit 1`
    const { body } = await place(await createVariant(), { phone: `0${user?.phone.slice(3)}` })
    expect((await see(body.id)).account_phone).toBeNull()
  })
})

describe('an order for a caller is refused', () => {
  test('when it would cost something else than the caller was told', async () => {
    const { body } = await place(await createVariant(), { expected_total: 1999 })
    expect(body).toMatchObject({ code: 'total_changed', details: { total: 2000 } })
  })

  test('for too many units, unknown goods and a closed zone, and a blocked phone', async () => {
    const variant = await createVariant(1)
    expect((await place(variant)).body).toMatchObject({ code: 'units_not_in_stock', details: { available: 1 } })
    expect((await place(999_999_999)).body.code).toBe('variant_not_found')
    const blocked = '01055555555'
    await clerk.call('POST', '/phone-blocks/', { body: { phone: blocked, is_blocked: true, reason: 'Fraud' } })
    const refused = { code: expect.stringMatching(/^phone_blocked/), detail: 'This number may not order.' }
    expect((await place(await createVariant(), { phone: blocked })).body).toMatchObject(refused)
    await shop.pool`update delivery_zones set is_open = false where governorate = 'EG-ASN'`
    expect((await place(await createVariant(), { region: 'Aswan' })).body.code).toBe('zone_closed')
    expect(await stockOf(variant)).toBe(1)
  })

  test('without the permission to change orders, and without a key', async () => {
    const warehouse = await enterAs(shop, 'warehouse')
    const variant = await createVariant()
    expect((await place(variant, { by: warehouse })).body.code).toBe('forbidden')
    expect((await place(variant, { key: 'x' })).body.code).toBe('idempotency_key_required')
    expect((await place(variant, { phone: '123' })).body.errors).toHaveProperty('phone')
  })

  test('of two callers who want the last units, one gets them', async () => {
    const variant = await createVariant(3)
    const answers = await Promise.all([place(variant), place(variant)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await stockOf(variant)).toBe(1)
  })
})
